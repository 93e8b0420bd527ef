import PopNavigation
import TrialTools
import UIKit

/// A table whose rows push a screen. Records its appearance callbacks.
@MainActor
final class TimedScreen: UITableViewController, PopGestureConfigurable {
    let name: String
    let hidesBar: Bool
    private(set) var calls = AppearanceRecord()
    /// The callbacks that must not follow the one before.
    private(set) var faults: [String] = []
    /// Returns the screen that a row pushes.
    ///
    /// - Parameter y: The middle of the row, in the window.
    var rowTapped: (_ y: CGFloat) -> UIViewController? = { _ in nil }
    static let rowHeight: CGFloat = 60
    /// A pan of the app that waits for every other recognizer.
    var patientPan: PatientPan?
    private let note: (String) -> Void

    init(_ name: String, hidesBar: Bool, note: @escaping (String) -> Void) {
        self.name = name
        self.hidesBar = hidesBar
        self.note = note
        super.init(style: .plain)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override var description: String { name }

    var popPreferences: PopPreferences { PopPreferences(hidesNavigationBar: hidesBar) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.rowHeight = Self.rowHeight
        if let patientPan { tableView.addGestureRecognizer(patientPan) }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let row = tableView.convert(tableView.rectForRow(at: indexPath), to: nil)
        guard let next = rowTapped(row.midY) else { return }
        note("row of \(name)")
        navigationController?.pushViewController(next, animated: true)
    }

    /// In a plain controller the screen sets the bar by itself.
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        take(.willAppear)
        guard let plain = navigationController, !(plain is BasicNavigationController) else { return }
        plain.setNavigationBarHidden(hidesBar, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        take(.didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        take(.willDisappear)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        take(.didDisappear)
    }

    private func take(_ call: AppearanceRecord.Call) {
        note("\(name).\(call)")
        if let fault = calls.take(call) { faults.append("\(name): \(fault)") }
    }
}
