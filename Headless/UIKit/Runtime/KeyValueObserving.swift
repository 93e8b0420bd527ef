/// An observation of a value; ends when it is released.
///
/// Foundation's implementation needs the Objective-C runtime. This one supports only a scroll view's `contentOffset`.
public final class NSKeyValueObservation: NSObject {
    package private(set) var changed: (@MainActor () -> Void)?

    package init(changed: @escaping @MainActor () -> Void) {
        self.changed = changed
        super.init()
    }

    public func invalidate() {
        changed = nil
    }
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
}

public struct NSKeyValueObservedChange<Value> {
    /// Nil without the option `new`.
    public let newValue: Value?
}
