/// Three pages in a row with the current one in the middle: at rest the offset is one page's length on every page. A
/// negative inset excludes a missing neighbour (fact B9).
extension UIPageViewController {
    private var isHorizontal: Bool { navigationOrientation == .horizontal }

    /// In right-to-left the next page is on the left.
    private var isMirrored: Bool { isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var length: CGFloat { isHorizontal ? scrollView.bounds.width : scrollView.bounds.height }

    private func offset(ofSlot slot: Int) -> CGPoint {
        let distance = CGFloat(slot) * length
        return isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }

    func slot(_ direction: NavigationDirection) -> Int { (direction == .forward) != isMirrored ? 2 : 0 }

    func offset(of direction: NavigationDirection) -> CGPoint { offset(ofSlot: slot(direction)) }

    var restingOffset: CGPoint { offset(ofSlot: 1) }

    /// The distance from rest in pages, positive towards the next page.
    var progress: CGFloat {
        guard length > 0 else { return 0 }
        let distance = isHorizontal ? scrollView.contentOffset.x - length : scrollView.contentOffset.y - length
        return distance / length * (isMirrored ? -1 : 1)
    }

    func layOutPages() {
        let frame = view.bounds.insetBy(dx: isHorizontal ? -spacing / 2 : 0, dy: isHorizontal ? 0 : -spacing / 2)
        guard frame.size != scrollView.bounds.size || scrollView.contentSize == .zero else { return }
        cancelTurn()
        scrollView.frame = frame
        scrollView.contentSize = CGSize(
            width: frame.width * (isHorizontal ? 3 : 1),
            height: frame.height * (isHorizontal ? 1 : 3)
        )
        centre()
        updateEdges()
    }

    /// Moves the current page to the middle.
    func centre() {
        if let page = pages.current { place(page, inSlot: 1) }
        isCentring = true
        scrollView.contentOffset = restingOffset
        isCentring = false
    }

    func place(_ page: UIViewController, inSlot slot: Int) {
        let origin = offset(ofSlot: slot)
        page.view.autoresizingMask = []
        page.view.frame = CGRect(
            x: origin.x + (isHorizontal ? spacing / 2 : 0),
            y: origin.y + (isHorizontal ? 0 : spacing / 2),
            width: view.bounds.width,
            height: view.bounds.height
        )
        if page.view.superview !== scrollView { scrollView.addSubview(page.view) }
    }

    /// Asks the data source for unknown neighbours and sets the insets for missing ones.
    func updateEdges() {
        guard isViewLoaded, scrollView.contentSize != .zero else { return }
        scrollView.isScrollEnabled = dataSource != nil
        guard let current = pages.current, let dataSource else { return }
        if case .unknown = pages.before {
            pages.before = .init(dataSource.pageViewController(self, viewControllerBefore: current))
        }
        if case .unknown = pages.after {
            pages.after = .init(dataSource.pageViewController(self, viewControllerAfter: current))
        }
        var inset = UIEdgeInsets.zero
        for direction in [NavigationDirection.reverse, .forward] {
            guard case .missing = pages[direction] else { continue }
            switch (isHorizontal, slot(direction)) {
            case (true, 0): inset.left = -length
            case (true, _): inset.right = -length
            case (false, 0): inset.top = -length
            case (false, _): inset.bottom = -length
            }
        }
        guard inset != scrollView.contentInset else { return }
        // A larger inset would move content at its edge; the page must not move.
        let offset = scrollView.contentOffset
        isCentring = true
        scrollView.contentInset = inset
        if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
        isCentring = false
    }
}
