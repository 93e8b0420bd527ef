extension UIScrollView {
    @_documentation(visibility: internal)
    public func observe<Value>(
        _ keyPath: KeyPath<UIScrollView, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (UIScrollView, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        guard keyPath == \.contentOffset, !options.contains(.old) else {
            Exception.unsupported("observing anything but the new contentOffset of a scroll view")
        }
        let observation = NSKeyValueObservation { [weak self] in
            guard let self else { return }
            let value = options.contains(.new) ? self[keyPath: keyPath] : nil
            changeHandler(self, NSKeyValueObservedChange(newValue: value))
        }
        offsetObservers.removeAll { $0.observation == nil }
        offsetObservers.append(OffsetObserver(observation: observation))
        return observation
    }

    func notifyOffsetObservers() {
        for observer in offsetObservers { observer.observation?.changed?() }
    }
}

struct OffsetObserver {
    weak var observation: NSKeyValueObservation?
}
