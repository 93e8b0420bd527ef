extension UITabBar {
    /// Lays out the tabs from the top of their part of the column, which is its lower end.
    func layOutColumn(_ buttons: [TabButton], above bottom: CGFloat) -> CGRect {
        let height = Calibration.VerticalBar.tabHeight
        let region = CGRect(
            x: 0, y: bounds.height - bottom - CGFloat(buttons.count) * height, width: bounds.width,
            height: CGFloat(buttons.count) * height
        )
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: 0, y: region.minY + CGFloat(index) * height, width: region.width,
                height: Calibration.TabBar.height
            )
        }
        return region
    }
}

extension UITabBarController {
    /// The whole column, as measured on the inner display (fact J7).
    func columnFrame(of bar: VerticalBar) -> CGRect {
        CGRect(
            x: bar.side == .left ? 0 : view.bounds.width - bar.width, y: 0, width: bar.width, height: view.bounds.height
        )
    }
}
