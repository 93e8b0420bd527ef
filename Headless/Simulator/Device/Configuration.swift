import Foundation
import UIKit

extension SimulatedDevice {
    /// The properties of a simulated device and of its system.
    public struct Configuration: Equatable, Sendable {
        /// In points.
        public var screenSize: CGSize = CGSize(width: 390, height: 844)
        /// The insets for the screen's notch and home indicator, in points.
        public var safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        /// 15…27.
        public var systemVersion: Int = 18
        /// The number after the point: 1 for iOS 27.1.
        public var minorSystemVersion: Int = 0
        /// Whether the app keeps the design before iOS 26: its Info.plist has `UIDesignRequiresCompatibility`, or it is
        /// linked with an older SDK.
        public var keepsFormerDesign: Bool = false
        public var layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
        public var userInterfaceStyle: UIUserInterfaceStyle = .light
        /// Undocumented parts of UIKit that this system has.
        public var privateParts: PrivateParts = .all
        public var reduceMotion: Bool = false
        /// The setting that iOS offers where motion is reduced.
        public var prefersCrossFadeTransitions: Bool = false
        /// Touch samples per second.
        public var touchRate: Double = 120
        /// The display of an iPhone Duo that shows the app; nil on other devices. See `iPhoneDuo(_:isTurned:)`.
        public internal(set) var duoDisplay: DuoDisplay?
        /// Whether an iPhone Duo is held turned by half a turn.
        public internal(set) var isTurned: Bool = false
        /// Whether the inner display of an iPhone Duo has its bars at the right, however it is held.
        public internal(set) var barTrails: Bool = false

        public init() {}
    }

    /// Undocumented parts of UIKit that a system may lack.
    public struct PrivateParts: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The delegate of `interactivePopGestureRecognizer` is the object behind the gesture.
        public static let handlerIsDelegate = PrivateParts(rawValue: 1 << 0)
        /// That object answers `handleNavigationTransition:`.
        public static let handlerAnswers = PrivateParts(rawValue: 1 << 1)
        /// Recognizers have an instance variable `_targets`.
        public static let targetsIvar = PrivateParts(rawValue: 1 << 2)
        /// Navigation controllers answer `_isTransitioning`.
        public static let isTransitioning = PrivateParts(rawValue: 1 << 3)
        public static let all: PrivateParts = [.handlerIsDelegate, .handlerAnswers, .targetsIvar, .isTransitioning]
    }
}

extension SystemConfiguration {
    init(_ configuration: SimulatedDevice.Configuration) {
        self.init()
        screenSize = configuration.screenSize
        safeArea = configuration.safeAreaInsets
        systemVersion = configuration.systemVersion
        minorSystemVersion = configuration.minorSystemVersion
        keepsFormerDesign = configuration.keepsFormerDesign
        layoutDirection = configuration.layoutDirection
        userInterfaceStyle = configuration.userInterfaceStyle
        privateParts = UIKit.PrivateParts(configuration.privateParts)
        reduceMotion = configuration.reduceMotion
        prefersCrossFadeTransitions = configuration.prefersCrossFadeTransitions
        touchRate = configuration.touchRate
        verticalBar = configuration.verticalBar
        horizontalSizeClass = configuration.duoDisplay.map { $0.isInner ? .regular : .compact }
        isTurned = configuration.isTurned
    }
}

extension UIKit.PrivateParts {
    init(_ parts: SimulatedDevice.PrivateParts) {
        self = []
        if parts.contains(.handlerIsDelegate) { insert(.handlerIsDelegate) }
        if parts.contains(.handlerAnswers) { insert(.handlerAnswers) }
        if parts.contains(.targetsIvar) { insert(.targetsIvar) }
        if parts.contains(.isTransitioning) { insert(.isTransitioning) }
    }
}
