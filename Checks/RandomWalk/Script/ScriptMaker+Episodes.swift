import PopNavigation

/// Steps that belong together: they bring about what single random steps rarely do.
extension ScriptMaker {
    mutating func episode() -> [Step] {
        if setting.root == .tab, random.percent(50) { return background() }
        if setting.systemVersion >= 18, random.percent(20) { return zoomed() }
        if game == .walk, random.percent(35) { return returning() }
        if game == .walk, random.percent(30) { return modal() }
        return random.percent(15) ? search() : haste()
    }

    /// A swipe during a search.
    private mutating func search() -> [Step] {
        let start = startPoint()
        let swipe = Step.drag(0, start, point(from: start, forward: random.number(100...300)), seconds: seconds())
        return [.settle, .push(Recipe(.search), animated: true), .wait(1), .search(true), .wait(1), swipe]
    }

    /// Goes back, and forward again.
    private mutating func returning() -> [Step] {
        fingersDown = []
        let count = random.pick([1, 2, 3])
        var steps = [forwardLimit(), .settle]
        for _ in 0..<count { steps += [.push(random.percent(50) ? Recipe() : recipe(), animated: true), .wait(1)] }
        for _ in 0..<count { steps += [leave(), .wait(random.pick([0.1, 1, 1]))] }
        for _ in 0...count { steps += [goForward(), .wait(random.pick([0.1, 1, 1]))] }
        return steps
    }

    /// A drag that goes forward on a plain screen.
    private func forwardSwipe() -> Step {
        let start = Point(setting.isRightToLeft ? 5 : setting.size.width - 5, 250)
        return .drag(0, start, point(from: start, forward: -0.8 * setting.size.width), seconds: 0.2)
    }

    private mutating func leave() -> Step {
        let start = startPoint()
        return random.weighted([
            (3, .goBack(animated: random.percent(75))), (1, .tap(backButton())),
            (2, .drag(0, start, point(from: start, forward: 300), seconds: 0.2)),
        ])
    }

    private mutating func goForward() -> Step {
        random.weighted([
            (3, forwardDrag(by: 0)), (4, forwardSwipe()), (2, .goForward(animated: random.percent(75))), (1, leave()),
            (1, stackStep()),
            (1, .memoryWarning),
        ])
    }

    /// A modal, and drags at its root that are finished or taken back, perhaps while the app dismisses it.
    private mutating func modal() -> [Step] {
        fingersDown = []
        let root = random.percent(50) ? Recipe() : recipe()
        var steps = [Step.settle, .present(.modal, root, animated: random.percent(75)), .wait(1)]
        for _ in 0..<random.pick([1, 2, 3]) {
            let start = startPoint()
            steps += [.down(0, start), .move(0, point(from: start, forward: 250), seconds: 0.2)]
            if random.percent(40) { steps.append(.move(0, point(from: start, forward: 20), seconds: 0.2)) }
            if random.percent(20) { steps.append(.dismiss(animated: random.percent(75))) }
            steps += [.up(0), .wait(random.pick([0.1, 1, 1]))]
        }
        return steps
    }

    /// The gestures of a zoomed screen whose preferences may refuse them.
    private mutating func zoomed() -> [Step] {
        fingersDown = []
        var screen = recipe()
        if random.percent(40) { screen.content = .canvas }
        if random.percent(30) { screen.wishes.insert(.declines) }
        screen.wishes.formUnion([.zoom, .follows])
        var steps = [Step.settle, .push(screen, animated: true), .wait(1)]
        for _ in 0..<random.pick([1, 2]) { steps += zoomGesture() + [.wait(1)] }
        return steps
    }

    /// A drag to the trailing side, a pull, or a pinch whose first finger may have moved before.
    private mutating func zoomGesture() -> [Step] {
        var start = startPoint()
        if random.percent(50) { start.y = 470 }
        let below = Point(start.x, start.y + 300)
        let pull = Point(start.x + 10, start.y + 300)
        let pinch: [Step] = [
            .down(1, below), .move(0, Point(start.x, start.y + 100), seconds: 0.2),
            .move(1, Point(start.x, start.y + 150), seconds: 0.2), .up(0), .up(1),
        ]
        return random.weighted([
            (3, [.drag(0, start, point(from: start, forward: 300), seconds: 0.2)]),
            (2, [.drag(0, start, pull, seconds: 0.2)]),
            (1, [.down(0, start)] + pinch),
            (1, [.down(0, start), .move(0, point(from: start, forward: 100), seconds: 0.2)] + pinch),
        ])
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
