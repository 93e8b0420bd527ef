/// The animation of one value of a layer.
package struct LayerAnimation {
    package enum Key {
        case bounds, position, transform, opacity, backgroundColor, cornerRadius, shadowOpacity
    }

    package let key: Key
    package let group: AnimationGroup
    /// The layer's presentation values when the animation began.
    package let from: CALayer.Values
}

extension CALayer {
    func record(_ key: LayerAnimation.Key, in group: AnimationGroup) {
        // All values of one block begin at the presentation values before the first change.
        for animation in animations where animation.key == key && animation.group === group { return }
        let from = presentationValues
        removeAnimation(of: key)
        animations.append(LayerAnimation(key: key, group: group, from: from))
        group.add(self)
    }

    func removeAnimation(of key: LayerAnimation.Key) {
        guard let group = detachAnimation(of: key)?.group else { return }
        for animation in animations where animation.group === group { return }
        if group !== AnimationContext.current { group.remove(self) }
    }

    private func detachAnimation(of key: LayerAnimation.Key) -> LayerAnimation? {
        for index in animations.indices where animations[index].key == key { return animations.remove(at: index) }
        return nil
    }

    func removeAnimations(of group: AnimationGroup) {
        animations.removeAll { $0.group === group }
    }

    /// The current presentation values.
    package var presentationValues: Values {
        var seen = values
        for animation in animations {
            let share = animation.group.progress
            let from = animation.from
            switch animation.key {
            case .bounds: seen.bounds = mix(from.bounds, values.bounds, share)
            case .position: seen.position = mix(from.position, values.position, share)
            case .transform: seen.transform = mix(from.transform, values.transform, share)
            case .opacity: seen.opacity = Float(mix(CGFloat(from.opacity), CGFloat(values.opacity), share.limited))
            case .shadowOpacity:
                seen.shadowOpacity = Float(
                    mix(CGFloat(from.shadowOpacity), CGFloat(values.shadowOpacity), share.limited))
            case .cornerRadius: seen.cornerRadius = mix(from.cornerRadius, values.cornerRadius, share)
            case .backgroundColor:
                seen.backgroundColor = mix(from.backgroundColor, values.backgroundColor, share.limited)
            }
        }
        return seen
    }
}

extension CGFloat {
    /// Opacities and colours don't pass their end with a spring.
    fileprivate var limited: CGFloat { Swift.min(1, Swift.max(0, self)) }
}

private func mix(_ a: CGFloat, _ b: CGFloat, _ share: CGFloat) -> CGFloat {
    share == 1 ? b : a + (b - a) * share
}

private func mix(_ a: CGPoint, _ b: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: mix(a.x, b.x, share), y: mix(a.y, b.y, share))
}

private func mix(_ a: CGRect, _ b: CGRect, _ share: CGFloat) -> CGRect {
    CGRect(
        x: mix(a.minX, b.minX, share),
        y: mix(a.minY, b.minY, share),
        width: mix(a.width, b.width, share),
        height: mix(a.height, b.height, share)
    )
}

private func mix(_ a: CGAffineTransform, _ b: CGAffineTransform, _ share: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
        a: mix(a.a, b.a, share),
        b: mix(a.b, b.b, share),
        c: mix(a.c, b.c, share),
        d: mix(a.d, b.d, share),
        tx: mix(a.tx, b.tx, share),
        ty: mix(a.ty, b.ty, share)
    )
}

private func mix(_ a: UIColor.Components?, _ b: UIColor.Components?, _ share: CGFloat) -> UIColor.Components? {
    guard var end = b ?? a else { return nil }
    var start = a ?? end
    // A missing colour is the other colour with alpha 0.
    if a == nil { start.alpha = 0 }
    if b == nil { end.alpha = 0 }
    return UIColor.Components(
        red: mix(start.red, end.red, share),
        green: mix(start.green, end.green, share),
        blue: mix(start.blue, end.blue, share),
        alpha: mix(start.alpha, end.alpha, share)
    )
}
