/// A controller whose view is a table.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style

    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    open var clearsSelectionOnViewWillAppear = true

    @_documentation(visibility: internal)
    open override func loadView() {
        let table = UITableView(frame: UIScreen.main.bounds, style: style)
        table.dataSource = self
        table.delegate = self
        view = table
    }

    @_documentation(visibility: internal)
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if clearsSelectionOnViewWillAppear, let row = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: row, animated: animated)
        }
    }

    @_documentation(visibility: internal)
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }

    @_documentation(visibility: internal)
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    @_documentation(visibility: internal)
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        Exception.raise(
            .internalInconsistency, "\(type(of: self)) must implement tableView(_:cellForRowAt:) for its rows")
    }

    @_documentation(visibility: internal)
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    @_documentation(visibility: internal)
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    @_documentation(visibility: internal)
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    @_documentation(visibility: internal)
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    @_documentation(visibility: internal)
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    @_documentation(visibility: internal)
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    @_documentation(visibility: internal)
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    @_documentation(visibility: internal)
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    @_documentation(visibility: internal)
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    @_documentation(visibility: internal)
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    @_documentation(visibility: internal)
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    @_documentation(visibility: internal)
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

    @_documentation(visibility: internal)
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

    @_documentation(visibility: internal)
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

    @_documentation(visibility: internal)
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    @_documentation(visibility: internal)
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }

    @_documentation(visibility: internal)
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    @_documentation(visibility: internal)
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    @_documentation(visibility: internal)
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    @_documentation(visibility: internal)
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    @_documentation(visibility: internal)
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    @_documentation(visibility: internal)
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    @_documentation(visibility: internal)
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    @_documentation(visibility: internal)
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    @_documentation(visibility: internal)
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }

    @_documentation(visibility: internal)
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    @_documentation(visibility: internal)
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
}
