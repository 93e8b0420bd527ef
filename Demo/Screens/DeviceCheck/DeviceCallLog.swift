import UIKit

/// The callbacks of screens and of a navigation delegate, in order.
@MainActor final class DeviceCallLog: NSObject, UINavigationControllerDelegate {
    private(set) var calls: [String] = []
    /// The times of the last willShow and didShow, in seconds.
    private(set) var willShowTime: TimeInterval = 0
    private(set) var didShowTime: TimeInterval = 0
    var onWillShow: (() -> Void)?
    var onDidShow: (() -> Void)?

    var text: String { calls.joined(separator: " ") }

    func clear() { calls = [] }

    func add(_ call: String) { calls.append(call) }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        willShowTime = CACurrentMediaTime()
        add("willShow(\(viewController.title ?? ""))")
        onWillShow?()
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        didShowTime = CACurrentMediaTime()
        add("didShow(\(viewController.title ?? ""))")
        onDidShow?()
    }
}

/// A screen that logs its callbacks under its title.
final class DeviceLoggedScreen: UIViewController {
    private let log: DeviceCallLog
    private let onDone: () -> Void
    private let label: UILabel
    private lazy var done = TapButton("Done", color: Palette.tile(4)) { [weak self] in self?.onDone() }

    init(_ title: String, text: String, log: DeviceCallLog, onDone: @escaping () -> Void) {
        self.log = log
        self.onDone = onDone
        label = UILabel(text, font: Palette.body, color: Palette.ink)
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    private func note(_ call: String) { log.add("\(title ?? "").\(call)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("didLoad")
        view.backgroundColor = Palette.background
        view.addSubview(label)
        view.addSubview(done)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.boundsBesideBars
        let width = content.width - 64
        let top = view.safeAreaInsets.top + 24
        label.frame = CGRect(x: content.minX + 32, y: top, width: width, height: label.height(forWidth: width))
        done.frame = CGRect(x: label.frame.minX, y: label.frame.maxY + 24, width: width, height: 48)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note(parent == nil ? "willMove(nil)" : "willMove(nav)")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note(parent == nil ? "didMove(nil)" : "didMove(nav)")
    }
}
