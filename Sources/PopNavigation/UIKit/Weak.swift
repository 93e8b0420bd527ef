#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// A weak reference, for collections.
struct Weak<Object: AnyObject> {
    weak var object: Object?

    init(_ object: Object?) {
        self.object = object
    }
}
#endif
