/// The CSS of a layer, frame by frame, as the keyframes of an animation that jumps from frame to frame.
struct Track {
    private var states: [(frame: Int, css: String)] = []

    /// Begins hidden. A frame in which the layer is absent hides the layers above it, too.
    mutating func add(_ css: String?, at frame: Int) {
        if states.isEmpty, frame > 0 { states = [(0, "visibility:hidden")] }
        let css = css.map { "visibility:inherit;" + $0 } ?? "visibility:hidden"
        if states.last?.css != css { states.append((frame, css)) }
    }

    /// Keyframes of `count` frames, or the CSS where it never changes.
    func rule(count: Int) -> (keyframes: String?, css: String) {
        if states.count == 1 { return (nil, simple(states[0].css)) }
        let keyframes = states.map { state in
            "\((Double(state.frame) / Double(count) * 1e5).rounded() / 1e3)%{\(simple(state.css))}"
        }
        return (keyframes.joined(), "")
    }

    /// Without the properties that all states leave at their defaults.
    private func simple(_ css: String) -> String {
        var css = css
        for idle in ["visibility:inherit;", "opacity:1;"] where states.allSatisfy({ $0.css.contains(idle) }) {
            css = css.replacing(idle, with: "")
        }
        return css
    }
}
