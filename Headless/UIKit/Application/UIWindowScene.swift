@preconcurrency @MainActor
open class UIScene: UIResponder {
    @preconcurrency public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    package unowned let system: System
    package final var state = ActivationState.foregroundActive

    init(system: System) {
        self.system = system
        super.init()
    }

    open weak var delegate: (any UISceneDelegate)?

    open var activationState: ActivationState { state }
}

@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { system.windows }
    private lazy var manager = UIStatusBarManager(system: system)
    open var statusBarManager: UIStatusBarManager? { manager }
    open var screen: UIScreen { system.screen }
    open var traitCollection: UITraitCollection { system.traits }
    open var keyWindow: UIWindow? { system.windows.last(where: \.isKeyWindow) }

    open var interfaceOrientation: UIInterfaceOrientation {
        let size = system.configuration.screenSize
        if system.configuration.isTurned {
            return size.width > size.height ? .landscapeLeft : .portraitUpsideDown
        }
        return size.width > size.height ? .landscapeRight : .portrait
    }
}

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 4
    case landscapeRight = 3

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}
