import PopNavigation
import UIKit

extension DemoCase {
    static let hang = DemoCase(
        "hang", .trouble, title: "Try to hang it", badge: "!",
        instruction: "Drag down, forwards, with two fingers, during a push or a pop, and at the root.",
        expectation: "Nothing gets stuck. A drag during a push or a pop is refused; on iOS 26 and later it pops.",
        refusals: [.nothingToPop, .transitioning, .wrongDirection, .tooSteep]
    ) {
        [LibraryHangScreen($0)]
    } plain: {
        [PlainHangScreen($0)]
    }
}

/// The known ways in which such gestures have hung apps.
class HangScreen: CaseScreen {
    private let depth: Int
    private(set) var count = 0
    private lazy var push = TapButton("Push", color: accent) { [weak self] in self?.pushAnother() }
    private lazy var pop = TapButton("Pop", color: accent) { [weak self] in
        self?.navigationController?.popViewController(animated: true)
    }
    private lazy var counter = TapButton("Alive: 0", color: Palette.tile(5)) { [weak self] in self?.countUp() }
    private lazy var lightFuse = TapButton("Switch the gesture off in 2 s, for 1 s", color: Palette.tile(2)) {
        [weak self] in self?.switchOffLater()
    }

    override var name: String { depth > 1 ? "\(super.name)-\(depth)" : super.name }

    override convenience init(_ demoCase: DemoCase) {
        self.init(demoCase, depth: 1)
    }

    required init(_ demoCase: DemoCase, depth: Int) {
        self.depth = depth
        super.init(demoCase)
        if depth > 1 { title = "Depth \(depth)" }
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for part in [push, pop, counter, lightFuse] { stage.addSubview(part) }
    }

    override func layOutStage(_ bounds: CGRect) {
        let column = Self.column(of: bounds, top: 0, height: 48)
        let third = (column.width - 24) / 3
        for (index, button) in [push, pop, counter].enumerated() {
            button.frame = CGRect(x: column.minX + CGFloat(index) * (third + 12), y: 0, width: third, height: 48)
        }
        lightFuse.frame = Self.column(of: bounds, top: 60, height: 48)
    }

    private func pushAnother() {
        navigationController?.pushViewController(Self(demoCase, depth: depth + 1), animated: true)
    }

    private func switchOffLater() {
        guard let window = view.window, let controller = navigationController else { return }
        Fuse.light(in: window, seconds: 2, color: accent) { [weak window, weak controller] in
            guard let window, let controller else { return }
            Self.setSwipeBack(false, in: controller)
            Fuse.light(in: window, seconds: 1, color: .systemGray) { [weak controller] in
                if let controller { Self.setSwipeBack(true, in: controller) }
            }
        }
    }

    /// Of the type, since the screen may have left.
    class func setSwipeBack(_ isOn: Bool, in controller: UINavigationController) {}

    private func countUp() {
        count += 1
        counter.title = "Alive: \(count)"
    }
}

final class LibraryHangScreen: HangScreen {
    override class func setSwipeBack(_ isOn: Bool, in controller: UINavigationController) {
        (controller as? BasicNavigationController)?.popGestureRecognizerEnabled = isOn
    }
}
