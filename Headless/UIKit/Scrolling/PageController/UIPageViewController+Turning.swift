/// Turning pages by call and by finger (fact B12).
extension UIPageViewController {
    func show(
        _ page: UIViewController, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        cancelTurn()
        guard animated, isViewLoaded, view.window != nil, pages.current != nil, page !== pages.current,
            scrollView.contentSize != .zero
        else {
            replace(with: page)
            completion?(true)
            return
        }
        pages.forgetNeighbours()
        begin(PageTurn(incoming: page, direction: direction, isByCode: true, completion: completion))
        scrollView.setContentOffset(offset(of: direction), animated: true)
    }

    private func replace(with page: UIViewController) {
        let old = pages.current
        pages.forgetNeighbours()
        guard page !== old else {
            updateEdges()
            return
        }
        let isShown = appearance.isAppearedOrAppearing
        old?.willMove(toParent: nil)
        addChild(page)
        pages.current = page
        if isShown {
            page.beginAppearanceTransition(true, animated: false)
            old?.beginAppearanceTransition(false, animated: false)
        }
        old?.viewIfLoaded?.removeFromSuperview()
        if isViewLoaded, scrollView.contentSize != .zero { centre() }
        if appearance == .appeared { page.endAppearanceTransition() }
        old?.endAppearanceTransition()
        old?.removeFromParent()
        page.didMove(toParent: self)
        updateEdges()
    }

    /// A drag that begins during a turn continues from the nearer page.
    func dragBegan() {
        if let turn, abs(progress) > 0.5, (progress > 0) == (turn.direction == .forward) { end(completed: true) }
    }

    func pagesMoved() {
        guard !isCentring, turn?.isByCode != true, progress != 0 else { return }
        let direction = progress > 0 ? NavigationDirection.forward : .reverse
        if let turn, turn.direction != direction { end(completed: false) }
        guard turn == nil, let page = pages[direction].controller, page !== pages.current else { return }
        delegate?.pageViewController(self, willTransitionTo: [page])
        begin(PageTurn(incoming: page, direction: direction, isByCode: false, completion: nil))
    }

    func turnDidEnd() {
        guard !isCentring, let turn else { return }
        let offset = scrollView.contentOffset
        if offset == self.offset(of: turn.direction) {
            end(completed: true)
        } else if offset == restingOffset {
            end(completed: false)
        }
    }

    private func begin(_ turn: PageTurn) {
        self.turn = turn
        addChild(turn.incoming)
        place(turn.incoming, inSlot: slot(turn.direction))
        turn.incoming.beginAppearanceTransition(true, animated: true)
        pages.current?.beginAppearanceTransition(false, animated: true)
    }

    private func end(completed: Bool) {
        guard let turn, let old = pages.current else { return }
        self.turn = nil
        let leaving = completed ? old : turn.incoming
        let staying = completed ? turn.incoming : old
        if completed {
            let by = scrollView.contentOffset
            pages.step(turn.direction, to: turn.incoming)
            if turn.isByCode { pages.forgetNeighbours() }
            // The new page becomes the middle one, without a visible movement.
            let shift = CGPoint(
                x: by.x - offset(of: turn.direction).x + restingOffset.x,
                y: by.y - offset(of: turn.direction).y + restingOffset.y
            )
            place(turn.incoming, inSlot: 1)
            isCentring = true
            scrollView.contentOffset = shift
            isCentring = false
        } else {
            old.beginAppearanceTransition(true, animated: true)
            turn.incoming.beginAppearanceTransition(false, animated: true)
        }
        leaving.willMove(toParent: nil)
        leaving.view.removeFromSuperview()
        staying.endAppearanceTransition()
        leaving.endAppearanceTransition()
        leaving.removeFromParent()
        if completed { staying.didMove(toParent: self) }
        updateEdges()
        turn.completion?(completed)
        if !turn.isByCode {
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: completed)
        }
    }

    /// Ends the turn at once, for another change of the pages.
    func cancelTurn() {
        guard let turn else { return }
        end(completed: turn.isByCode)
        isCentring = true
        scrollView.setContentOffset(restingOffset, animated: false)
        isCentring = false
    }
}
