/// The layout of bar buttons on plates of glass, on iOS 26 and later: symbols that follow each other share a plate; a
/// text, a custom view and a prominent button have one of their own. Spaces and hidden buttons have none.
@MainActor
struct BarButtonGroups {
    struct Group {
        var buttons: [(view: BarButtonView, width: CGFloat)]
        var width: CGFloat { buttons.reduce(0) { $0 + $1.width } }
        /// The colour of a prominent button's plate.
        var tint: UIColor?
        /// The space of a flexible one, or of a fixed one.
        var space: Space?
    }

    enum Space {
        case flexible
        case fixed(CGFloat)
    }

    private(set) var groups: [Group] = []

    init(_ views: [BarButtonView], tint: UIColor) {
        var isOpen = false
        for view in views {
            guard let item = view.item, !item.isHidden else { continue }
            if let system = item.systemItem, system.isSpace {
                let space = system == .flexibleSpace ? Space.flexible : .fixed(item.width)
                groups.append(Group(buttons: [], space: space))
                isOpen = false
                continue
            }
            let entry = (view, view.glassWidth)
            let prominent = item.style == .done && item.customView == nil ? item.tintColor ?? tint : nil
            if isOpen, view.showsSymbol, prominent == nil {
                groups[groups.count - 1].buttons.append(entry)
            } else {
                groups.append(Group(buttons: [entry], tint: prominent))
                isOpen = view.showsSymbol && prominent == nil
            }
        }
    }

    /// The width of all groups with the gaps between them; flexible spaces don't count.
    var width: CGFloat {
        var width: CGFloat = 0
        for (index, group) in groups.enumerated() {
            if case .fixed(let space) = group.space { width += space }
            width += group.width
            if index > 0, group.space == nil, groups[index - 1].space == nil { width += Calibration.Glass.gap }
        }
        return width
    }

    /// Places the buttons from `start` on, and returns their plates. `mirror` converts positions from the leading side.
    func place(
        from start: CGFloat, flexibleSpace: CGFloat = 0, y: CGFloat, mirror: (_ x: CGFloat, _ width: CGFloat) -> CGFloat
    ) -> [GlassPlates.Plate] {
        let height = Calibration.Glass.plate
        var plates: [GlassPlates.Plate] = []
        var x = start
        for (index, group) in groups.enumerated() {
            switch group.space {
            case .flexible: x += flexibleSpace
            case .fixed(let space): x += space
            case nil:
                if index > 0, groups[index - 1].space == nil { x += Calibration.Glass.gap }
                let frame = CGRect(x: mirror(x, group.width), y: y, width: group.width, height: height)
                plates.append(GlassPlates.Plate(frame: frame, tint: group.tint))
                for (view, width) in group.buttons {
                    view.frame = CGRect(x: mirror(x, width), y: y, width: width, height: height)
                    x += width
                }
            }
        }
        return plates
    }
}

extension BarButtonView {
    /// The width of the button on a plate.
    fileprivate var glassWidth: CGFloat {
        guard let item else { return 0 }
        if item.width > 0 { return item.width }
        if let view = item.customView { return max(view.bounds.width + 12, Calibration.Glass.plate) }
        return max(Calibration.Glass.plate, textWidth + 2 * Calibration.Glass.textPadding)
    }
}
