/// The animations that one call of `UIView.animate` started.
@MainActor
package final class AnimationGroup {
    let timeline: Timeline
    /// Local time.
    let begin: TimeInterval
    let duration: TimeInterval
    let curve: TimingFunction
    let repeats: Bool
    @exclusivity(unchecked)
    private var layers: [CALayer] = []
    private var completions: [(Bool) -> Void]
    private var pendingCompletion: ScheduledWork?
    private(set) var isOver = false

    init(
        timeline: Timeline, delay: TimeInterval, duration: TimeInterval, curve: TimingFunction, repeats: Bool,
        completion: ((Bool) -> Void)?
    ) {
        self.timeline = timeline
        begin = timeline.localTime + delay
        self.duration = duration
        self.curve = timeline.isLinear ? .linear : curve
        self.repeats = repeats
        completions = completion.map { [$0] } ?? []
    }

    var end: TimeInterval { begin + duration }
    var isEmpty: Bool { layers.isEmpty }

    /// The progress of the group: 0…1, and beyond while a spring passes its end.
    var progress: CGFloat {
        var fraction = CGFloat((timeline.localTime - begin) / duration)
        // A spring passes its end, and so do the values that it animates.
        if timeline.isLinear, timeline.hasPassed(begin) || timeline.hasPassed(end) { return fraction }
        if repeats, fraction > 1 { fraction = fraction.truncatingRemainder(dividingBy: 1) }
        return curve.progress(at: fraction, duration: duration)
    }

    func add(_ layer: CALayer) {
        if layers.isEmpty { layers.reserveCapacity(8) }
        if !layers.has(layer) { layers.append(layer) }
    }

    /// Called when the layer's animations are removed. The group ends with its last layer.
    func remove(_ layer: CALayer) {
        layers.drop(layer)
        if layers.isEmpty { end(finished: false) }
    }

    func complete(after delay: TimeInterval, on clock: Clock) {
        pendingCompletion?.cancel()
        guard !repeats else { return }
        pendingCompletion = clock.schedule(after: delay) { [self] in end(finished: true) }
    }

    func cancelCompletion() {
        pendingCompletion?.cancel()
        pendingCompletion = nil
    }

    /// Ends without calling completions.
    func discard() {
        isOver = true
        cancelCompletion()
        timeline.remove(self)
        layers = []
        completions = []
    }

    func end(finished: Bool) {
        guard !isOver else { return }
        isOver = true
        cancelCompletion()
        timeline.remove(self)
        let layers = layers
        self.layers = []
        for layer in layers { layer.removeAnimations(of: self) }
        let completions = completions
        self.completions = []
        for completion in completions { completion(finished) }
    }
}
