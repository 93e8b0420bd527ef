import PopNavigation

/// Steps that belong together: they bring about what single random steps rarely do.
extension ScriptMaker {
    mutating func episode() -> [Step] {
        if setting.root == .tab, random.percent(50) { return background() }
        return random.percent(15) ? search() : haste()
    }

    /// A swipe during a search.
    private mutating func search() -> [Step] {
        let start = startPoint()
        let swipe = Step.drag(0, start, point(from: start, forward: random.number(100...300)), seconds: seconds())
        return [.settle, .push(Recipe(.search), animated: true), .wait(1), .search(true), .wait(1), swipe]
    }

    /// Changes and swipes that follow each other faster than transitions end.
    private mutating func haste() -> [Step] {
        fingersDown.remove(0)
        let steps = (0..<random.pick([2, 3, 4, 5])).flatMap { _ in [quickStep(), .wait(random.number(0...0.3))] }
        return [.up(0)] + steps
    }

    private mutating func quickStep() -> Step {
        guard random.percent(40) else { return stackStep() }
        let start = startPoint()
        return random.percent(15)
            ? .tap(backButton())
            : .drag(0, start, point(from: start, forward: random.number(40...300)), seconds: seconds())
    }

    /// Changes while another tab is selected.
    private mutating func background() -> [Step] {
        isOnTab = true
        let changes = (0..<random.pick([1, 2, 3])).map { _ in stackStep() }
        return [.tab(isIn: false)] + changes + [.wait(random.number(0...0.3)), .tab(isIn: true)]
    }

    /// A point towards the trailing side.
    func point(from start: Point, forward: Double) -> Point {
        let x = start.x + (setting.isRightToLeft ? -forward : forward)
        return Point((min(max(x, 0), setting.size.width) * 10).rounded() / 10, start.y)
    }
}
