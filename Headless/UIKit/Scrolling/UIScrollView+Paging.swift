/// Pages are multiples of the bounds (fact B8).
extension UIScrollView {
    func nearestPage(velocity: CGVector) -> CGPoint {
        let offset = contentOffset
        return CGPoint(
            x: page(at: offset.x, velocity: velocity.dx, in: horizontalLimits),
            y: page(at: offset.y, velocity: velocity.dy, in: verticalLimits)
        )
    }

    private func page(at offset: CGFloat, velocity: CGFloat, in limits: ScrollLimits) -> CGFloat {
        guard limits.isScrollable, limits.length > 0 else { return offset }
        let page = offset / limits.length
        let next: CGFloat
        switch velocity {
        case Calibration.Scroll.pageTurningVelocity...: next = page.rounded(.up)
        case ...(-Calibration.Scroll.pageTurningVelocity): next = page.rounded(.down)
        default: next = page.rounded()
        }
        return limits.clamp(next * limits.length)
    }
}
