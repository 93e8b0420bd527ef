extension DemoCase {
    /// Every case, in the order of the menu.
    public static let all: [DemoCase] = [
        // area
        .leftThird, .reach, .fullWidth, .points, .edge, .rightToLeft, .trackpad, .forward,
        // decision
        .refuses, .off, .drawing, .switch, .customLeftItem, .container, .unsaved, .payment, .backAction, .escape,
        // bar
        .barHidden, .barShown, .barStyle, .tabs, .verticalBar, .minimizedBar, .barUpdate,
        // scrolling
        .carousel, .keepingCards, .paging, .nested, .pageController, .table, .list, .slider, .swipeRows, .leadingEdge,
        .map, .innerNavigation, .zoom, .zoomedPad,
        // trouble
        .search, .keyboard, .sheet, .hang, .undimmedSheet, .modal, .queue,
        // device
        .deviceCheck,
    ]

    /// The case with the name.
    public static func named(_ name: String) -> DemoCase? {
        all.first { $0.name == name }
    }
}
