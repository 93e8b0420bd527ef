import UIKit

/// A screen that logs its callbacks under its title.
final class DeviceLoggedScreen: UIViewController {
    private let log: DeviceCallLog
    private let onSkip: () -> Void
    private let onStop: () -> Void
    private let label: UILabel
    private lazy var skipButton = TapButton("Skip", color: Palette.tile(0)) { [weak self] in self?.onSkip() }
    private lazy var stopButton = TapButton("Stop", color: Palette.tile(4)) { [weak self] in self?.onStop() }
    /// A view that a gesture touches, and whether it has all the room below the buttons.
    private var extra: (view: UIView, fills: Bool)?
    private var kept: [AnyObject] = []

    init(
        _ title: String, text: String, log: DeviceCallLog, onSkip: @escaping () -> Void, onStop: @escaping () -> Void
    ) {
        self.log = log
        self.onSkip = onSkip
        self.onStop = onStop
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
        view.addSubview(skipButton)
        view.addSubview(stopButton)
    }

    /// The name of the requested gesture, for tests.
    var prompt: String? {
        get { label.accessibilityValue }
        set {
            label.accessibilityIdentifier = DeviceCheck.promptIdentifier
            label.accessibilityValue = newValue
        }
    }

    /// Shows a view below the buttons.
    func show(_ view: UIView, fills: Bool = false) {
        loadViewIfNeeded()
        extra = (view, fills)
        self.view.addSubview(view)
        self.view.setNeedsLayout()
    }

    /// Keeps an object that others refer to weakly.
    func keep(_ object: AnyObject) { kept.append(object) }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let content = view.boundsBesideBars
        let width = content.width - 64
        let top = view.safeAreaInsets.top + 24
        label.frame = CGRect(x: content.minX + 32, y: top, width: width, height: label.height(forWidth: width))
        let row = CGRect(x: label.frame.minX, y: label.frame.maxY + 24, width: width, height: 48)
        skipButton.frame = CGRect(x: row.minX, y: row.minY, width: (width - 12) / 2, height: row.height)
        stopButton.frame = CGRect(
            x: skipButton.frame.maxX + 12, y: row.minY, width: skipButton.frame.width, height: row.height)
        guard let extra else { return }
        let place = CGRect(x: row.minX, y: row.maxY + 24, width: width, height: 200)
        extra.view.frame =
            extra.fills
            ? CGRect(x: 0, y: place.minY, width: view.bounds.width, height: view.bounds.height - place.minY) : place
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
