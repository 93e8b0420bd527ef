/// Geometry and looks of a view: the model values, and the presentation values while animations run.
@preconcurrency @MainActor
open class CALayer: NSObject {
    package struct Values {
        package var bounds = CGRect.zero
        package var position = CGPoint.zero
        package var transform = CGAffineTransform.identity
        package var opacity: Float = 1
        package var backgroundColor: UIColor.Components?
        package var cornerRadius: CGFloat = 0
        package var shadowOpacity: Float = 0
    }

    /// The model values: the values at the end of all animations.
    @exclusivity(unchecked)
    package final var values = Values() { didSet { LayoutGeneration.advance() } }
    @exclusivity(unchecked)
    package final var animations: [LayerAnimation] = []
    /// Not retained: the view retains its layer and resets this reference when it is deallocated.
    @exclusivity(unchecked)
    nonisolated(unsafe) package final unowned(unsafe) var view: UIView?
    /// The layer's number in pictures, assigned in the first picture that shows the layer.
    package final var pictureNumber = 0
    private static let opaqueBlack = CGColor(gray: 0, alpha: 1)

    nonisolated final func viewEnded() {
        view = nil
    }

    public required override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    /// A copy of the layer, for `presentation()`.
    public required init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        values = other.values
        anchorPoint = other.anchorPoint
        isHidden = other.isHidden
        masksToBounds = other.masksToBounds
    }

    open var bounds: CGRect {
        get { values.bounds }
        set {
            if newValue.minX.isNaN || newValue.minY.isNaN || newValue.width.isNaN || newValue.height.isNaN {
                let (origin, size) = (newValue.origin, newValue.size)
                raiseNaN("bounds", "[\(origin.x) \(origin.y); \(size.width) \(size.height)]")
            }
            let old = values.bounds.size
            set(\.bounds, newValue, .bounds)
            if newValue.size != old { view?.sizeDidChange(from: old, to: newValue.size) }
        }
    }

    open var position: CGPoint {
        get { values.position }
        set {
            if newValue.x.isNaN || newValue.y.isNaN { raiseNaN("position", "[\(newValue.x) \(newValue.y)]") }
            let old = values.position
            set(\.position, newValue, .position)
            if newValue != old { view?.positionDidChange() }
        }
    }

    private func raiseNaN(_ what: String, _ value: String) -> Never {
        Exception.raise(.invalidGeometry, "CALayer \(what) contains NaN: \(value). Layer: \(self)")
    }

    open var opacity: Float {
        get { values.opacity }
        set { set(\.opacity, newValue, .opacity) }
    }

    open var backgroundColor: CGColor? {
        get { values.backgroundColor.map(CGColor.init(rgba:)) }
        set { set(\.backgroundColor, newValue?.rgba, .backgroundColor) }
    }

    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { set(\.cornerRadius, newValue, .cornerRadius) }
    }

    open var shadowOpacity: Float {
        get { values.shadowOpacity }
        set { set(\.shadowOpacity, newValue, .shadowOpacity) }
    }

    open func affineTransform() -> CGAffineTransform { values.transform }

    open func setAffineTransform(_ m: CGAffineTransform) {
        set(\.transform, m, .transform)
    }

    // Inlined, the key path is a constant offset; otherwise each call allocates it.
    @inline(__always)
    private func set<Value: Equatable>(
        _ path: WritableKeyPath<Values, Value>, _ value: Value, _ key: LayerAnimation.Key
    ) {
        if let group = AnimationContext.current, values[keyPath: path] != value {
            record(key, in: group)
        } else if !animations.isEmpty, AnimationContext.current == nil {
            // A value set outside an animation is visible at once.
            removeAnimation(of: key)
        }
        values[keyPath: path] = value
    }

    @exclusivity(unchecked)
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { LayoutGeneration.advance() } }

    open var isHidden = false
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var shadowColor: CGColor? = CALayer.opaqueBlack
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var zPosition: CGFloat = 0
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    open var frame: CGRect {
        get { values.frame(anchorPoint: anchorPoint) }
        set {
            let size: CGSize
            if values.transform.isIdentity {
                size = newValue.size
            } else {
                let straight = newValue.size.applying(values.transform.inverted())
                size = CGSize(width: abs(straight.width), height: abs(straight.height))
            }
            position = CGPoint(
                x: newValue.minX + newValue.width * anchorPoint.x,
                y: newValue.minY + newValue.height * anchorPoint.y
            )
            if bounds.size != size { bounds.size = size }
        }
    }

    /// A copy of the layer with the current values of the running animations.
    open func presentation() -> Self? {
        let copy = Self(layer: self)
        copy.values = presentationValues
        return copy
    }

    open func removeAllAnimations() {
        guard !animations.isEmpty else { return }
        let groups = animations.map(\.group)
        animations = []
        for group in groups { group.remove(self) }
    }
}

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

extension CALayer.Values {
    package func frame(anchorPoint: CGPoint) -> CGRect {
        if transform.isIdentity {
            return CGRect(
                x: position.x - bounds.width * anchorPoint.x,
                y: position.y - bounds.height * anchorPoint.y,
                width: bounds.width,
                height: bounds.height
            )
        }
        let centred = CGRect(
            x: -bounds.width * anchorPoint.x,
            y: -bounds.height * anchorPoint.y,
            width: bounds.width,
            height: bounds.height
        )
        return centred.applying(transform).offsetBy(dx: position.x, dy: position.y)
    }
}
