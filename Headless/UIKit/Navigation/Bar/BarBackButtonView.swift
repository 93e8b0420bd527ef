/// The back button: an arrow and the title of the previous screen.
final class BarBackButtonView: BarTapView {
    let chevron = BarChevronView(frame: .zero)
    let label = BarTextView(frame: .zero)
    weak var bar: UINavigationBar?

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.alignment = .left
        addSubview(chevron)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func tapped() {
        bar?.backButtonTapped()
    }

    /// Chooses the longest title that fits, and returns its width: the screen's title, "Back", or the arrow alone.
    func choose(_ titles: [String], available: CGFloat) -> CGFloat {
        let fixed = Calibration.NavigationBar.backTitleStart
        for title in titles {
            label.text = title
            if fixed + label.textWidth <= available { break }
            label.text = ""
        }
        let width = label.text.isEmpty ? fixed : fixed + label.textWidth
        return max(width, Calibration.NavigationBar.minimumButtonWidth)
    }

    /// Places arrow and title in the button, mirrored in right to left.
    func arrange(mirrored: Bool) {
        let size = bounds.size
        let arrow = Calibration.NavigationBar.chevronSize
        let start = Calibration.NavigationBar.chevronStart
        let titleStart = Calibration.NavigationBar.backTitleStart
        chevron.pointsRight = mirrored
        label.alignment = mirrored ? .right : .left
        chevron.frame = CGRect(
            x: mirrored ? size.width - start - arrow.width : start,
            y: (size.height - arrow.height) / 2,
            width: arrow.width,
            height: arrow.height
        )
        label.frame = CGRect(
            x: mirrored ? 0 : titleStart, y: 0, width: max(0, size.width - titleStart), height: size.height
        )
    }
}

extension UIView {
    /// Whether the view is a navigation bar's back button.
    package var isBackButton: Bool { self is BarBackButtonView }
}
