/// Moves a bar from one top item to another: the titles slide and fade, the backgrounds cross-fade (fact G3).
///
/// The old title goes where the new back button's title comes from, and the reverse; in right to left it is mirrored.
@MainActor
package final class NavigationBarTransition {
    private unowned let bar: UINavigationBar
    private let isPop: Bool
    private let oldItems: [UINavigationItem]
    private let oldContent: NavigationBarContentView?
    private let oldBackground: BarBackgroundView
    private var newContent: NavigationBarContentView?
    private var newBackground: BarBackgroundView?
    private var isOver = false

    init(bar: UINavigationBar, isPop: Bool, oldItems: [UINavigationItem]) {
        self.bar = bar
        self.isPop = isPop
        self.oldItems = oldItems
        oldContent = bar.content
        oldBackground = bar.background
    }

    private var direction: CGFloat {
        (bar.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1) * (isPop ? -1 : 1)
    }

    private var travel: CGFloat { bar.bounds.width * Calibration.NavigationBar.titleTravel * direction }

    /// Everything at its start.
    func prepare() {
        let look = bar.look(for: bar.topItem)
        if !look.looksLike(oldBackground.look) {
            let background = BarBackgroundView(look: look)
            background.frame = oldBackground.frame
            background.alpha = 0
            bar.insertSubview(background, aboveSubview: oldBackground)
            newBackground = background
        }
        newContent = bar.makeContent(of: bar.topItem, over: bar.backItem, look: look)
        guard let newContent, newContent !== oldContent else { return }
        bar.addSubview(newContent)
        bar.content = newContent
        newContent.layoutIfNeeded()
        newContent.setShare(0, shift: travel, keepsChevron: sharesChevron)
        oldContent?.chevronIsHidden = sharesChevron
    }

    /// The arrow stands still and opaque where both items have one.
    private var sharesChevron: Bool { oldContent?.backButton != nil && newContent?.backButton != nil }

    /// Everything at its end; called in the transition's animation.
    func animate() {
        if newContent !== oldContent {
            oldContent?.setShare(0, shift: -travel, keepsChevron: sharesChevron)
            newContent?.setShare(1, shift: 0, keepsChevron: sharesChevron)
        }
        if let newBackground {
            newBackground.alpha = 1
            oldBackground.alpha = 0
        }
    }

    /// Takes away what is not needed any more: the old views, or on cancel the new ones.
    package func finish(completed: Bool) {
        guard !isOver else { return }
        isOver = true
        bar.transition = nil
        if !completed { bar.adopt(oldItems) }
        let kept = completed ? newContent : oldContent
        let dropped = completed ? oldContent : newContent
        if let newBackground {
            (completed ? oldBackground : newBackground).removeFromSuperview()
            bar.background = completed ? newBackground : oldBackground
            bar.background.alpha = 1
        }
        if dropped !== kept { dropped?.removeFromSuperview() }
        for content in [kept, dropped] {
            content?.setShare(1, shift: 0, keepsChevron: false)
            content?.chevronIsHidden = false
        }
        bar.content = kept
        bar.setNeedsLayout()
    }
}

extension NavigationBarContentView {
    /// Fades the parts and moves the titles away from their places.
    func setShare(_ share: CGFloat, shift: CGFloat, keepsChevron: Bool) {
        let moved = shift == 0 ? CGAffineTransform.identity : CGAffineTransform(translationX: shift, y: 0)
        titleView.transform = moved
        titleView.alpha = share
        for button in leading { button.alpha = share }
        for button in trailing { button.alpha = share }
        guard let backButton else { return }
        backButton.label.transform = moved
        backButton.label.alpha = share
        backButton.chevron.alpha = keepsChevron ? 1 : share
    }

    var chevronIsHidden: Bool {
        get { backButton?.chevron.isHidden ?? false }
        set { backButton?.chevron.isHidden = newValue }
    }
}
