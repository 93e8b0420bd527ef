/// The transition of a bar from one top item to another: titles slide and fade, backgrounds cross-fade (fact G3).
///
/// The old title moves to the position of the new back button's title, and the reverse. Right to left mirrors the
/// movement.
@MainActor
package final class NavigationBarTransition {
    private unowned let bar: UINavigationBar
    private let isPop: Bool
    private let change: StackEnd<UINavigationItem>
    private let oldContent: NavigationBarContentView?
    private let oldBackground: BarBackgroundView
    private var newContent: NavigationBarContentView?
    private var newBackground: BarBackgroundView?
    private var strip: SearchStripTransition?
    private var isOver = false

    init(bar: UINavigationBar, isPop: Bool, change: StackEnd<UINavigationItem>) {
        self.bar = bar
        self.isPop = isPop
        self.change = change
        oldContent = bar.content
        oldBackground = bar.background
    }

    private var upper: NavigationBarContentView? { isPop ? oldContent : newContent }
    private var lower: NavigationBarContentView? { isPop ? newContent : oldContent }

    /// Sets the start of the animation.
    func prepare() {
        strip = SearchStripTransition(bar: bar, isPop: isPop)
        let look = bar.look(for: bar.topItem)
        if !look.looksLike(oldBackground.look) {
            let background = BarBackgroundView(look: look)
            background.fade = bar.fade(for: bar.topItem)
            background.frame = oldBackground.frame
            background.alpha = 0
            bar.insertSubview(background, aboveSubview: oldBackground)
            newBackground = background
        }
        newContent = bar.makeContent(of: bar.topItem, over: bar.backItem, look: look)
        guard let newContent, newContent !== oldContent else { return }
        bar.addSubview(newContent)
        bar.content = newContent
        newContent.layoutSubviews()
        place(upperIsSeen: isPop)
        oldContent?.chevronIsHidden = sharesChevron && bar.column == nil
    }

    /// Whether both items have an arrow, which then stays in place and opaque.
    private var sharesChevron: Bool { oldContent?.backButton != nil && newContent?.backButton != nil }

    /// Sets the end of the animation. Called inside the transition's animation.
    func animate() {
        strip?.animate()
        if newContent !== oldContent { place(upperIsSeen: !isPop) }
        if let newBackground {
            newBackground.alpha = 1
            oldBackground.alpha = 0
        }
    }

    /// The lower screen's title and the upper screen's back button show the same text and move together. The upper
    /// title and the lower back button move aside.
    private func place(upperIsSeen: Bool) {
        let outward: CGFloat = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        guard bar.column == nil else { return placeInColumn(upperIsSeen: upperIsSeen) }
        let hasGlass = System.current.configuration.hasGlass
        var aside =
            outward * (hasGlass ? distanceApart(outward) : bar.bounds.width * Calibration.NavigationBar.titleTravel)
        var (toBackTitle, toTitle) = (-aside, aside)
        if let from = upper?.backTitleCenter, let to = lower?.titleView.center.x {
            toBackTitle = from - to
            toTitle = to - from
            // A shortened back title stays, and the lower title comes in beside it. Two different texts at one position
            // are unreadable.
            if let label = upper?.backButton?.label, let title = lower?.titleView as? BarTextView,
                label.text != title.text
            {
                toTitle = 0
                toBackTitle += outward * ((label.textWidth + title.textWidth) / 2 + 8)
                // The upper title leaves so fast that the titles are apart while both are visible.
                if let upperTitle = upper?.titleView as? BarTextView {
                    let distance = outward * (upperTitle.center.x - title.center.x - toBackTitle)
                    let overlap = (upperTitle.textWidth + title.textWidth) / 2 + 8 - distance
                    let travel = -outward * toBackTitle + overlap / Calibration.NavigationBar.titlesApart
                    aside = outward * max(outward * aside, travel)
                }
            }
        }
        upper?.show(
            upperIsSeen ? 1 : 0, title: upperIsSeen ? 0 : aside, backTitle: upperIsSeen ? 0 : toTitle,
            keepsChevron: sharesChevron
        )
        lower?.show(
            upperIsSeen ? 0 : 1, title: upperIsSeen ? toBackTitle : 0, backTitle: upperIsSeen ? -aside : 0,
            keepsChevron: sharesChevron
        )
    }

    /// On a vertical bar buttons and titles cross-fade in their places (fact J8).
    private func placeInColumn(upperIsSeen: Bool) {
        upper?.alpha = upperIsSeen ? 1 : 0
        lower?.alpha = upperIsSeen ? 0 : 1
    }

    /// The distance that titles move. It keeps them apart throughout: two texts on top of each other are unreadable.
    private func distanceApart(_ outward: CGFloat) -> CGFloat {
        let travel = bar.bounds.width * Calibration.NavigationBar.titleTravel
        guard let upper = upper?.titleView, let lower = lower?.titleView else { return travel }
        let widths = (upper.bounds.width + lower.bounds.width) / 2
        return max(travel, outward * (lower.center.x - upper.center.x) + widths + Calibration.NavigationBar.titleGap)
    }

    /// Removes the views that are no longer needed: the old ones, or after a cancel the new ones.
    package func finish(completed: Bool) {
        guard !isOver else { return }
        isOver = true
        bar.transition = nil
        if !completed { bar.revert(change) }
        strip?.finish()
        let kept = completed ? newContent : oldContent
        let dropped = completed ? oldContent : newContent
        if let newBackground {
            (completed ? oldBackground : newBackground).removeFromSuperview()
            bar.background = completed ? newBackground : oldBackground
            bar.background.alpha = 1
        }
        if dropped !== kept { dropped?.removeFromSuperview() }
        for content in [kept, dropped] {
            content?.show(1, title: 0, backTitle: 0, keepsChevron: false)
            content?.chevronIsHidden = false
            content?.alpha = 1
        }
        bar.content = kept
        bar.setNeedsLayout()
    }
}

extension NavigationBarContentView {
    /// Fades the views and moves the titles by the given distances.
    func show(_ share: CGFloat, title: CGFloat, backTitle: CGFloat, keepsChevron: Bool) {
        let titleView = titleView
        titleView.transform = title == 0 ? .identity : CGAffineTransform(translationX: title, y: 0)
        titleView.alpha = share
        for button in leading { button.alpha = share }
        for button in trailing { button.alpha = share }
        for plate in plates.views { plate.alpha = share }
        guard let backButton else { return }
        if keepsChevron { plates.views.first?.alpha = 1 }
        let label = backButton.label
        label.transform = backTitle == 0 ? .identity : CGAffineTransform(translationX: backTitle, y: 0)
        label.alpha = share
        backButton.chevron.alpha = keepsChevron ? 1 : share
    }

    var backTitleCenter: CGFloat? {
        guard let backButton, !backButton.label.text.isEmpty else { return nil }
        let label = backButton.label
        let middle = backButton.frame.minX + label.center.x
        // The label has the width of its button. Its text is on the side of the arrow.
        let slack = (label.bounds.width - label.textWidth) / 2
        return label.alignment == .left ? middle - slack : middle + slack
    }

    var chevronIsHidden: Bool {
        get { backButton?.chevron.isHidden ?? false }
        set {
            backButton?.chevron.isHidden = newValue
            plates.views.first?.isHidden = newValue && backButton != nil
        }
    }
}
