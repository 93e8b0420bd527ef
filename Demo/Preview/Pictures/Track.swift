/// The CSS of a layer, frame by frame, as an animation in discrete steps.
struct Track {
    private var states: [(frame: Int, css: String)] = []

    /// Adds a frame; the track begins hidden. A frame in which the layer is absent also hides the layers above it.
    mutating func add(_ css: String?, at frame: Int) {
        if states.isEmpty, frame > 0 { states = [(0, "visibility:hidden")] }
        let css = css.map { "visibility:inherit;" + $0 } ?? "visibility:hidden"
        if states.last?.css != css { states.append((frame, css)) }
    }

    /// Keyframes for `count` frames, none if it never changes, and the CSS of the last frame, which a renderer without
    /// animation shows.
    func rule(count: Int) -> (keyframes: String?, css: String) {
        if states.count == 1 { return (nil, simple(states[0].css)) }
        let keyframes = states.map { state in
            "\((Double(state.frame) / Double(count) * 1e5).rounded() / 1e3)%{\(simple(state.css))}"
        }
        return (keyframes.joined(), simple(states.last!.css))
    }

    /// Removes the properties that have their default in all states.
    private func simple(_ css: String) -> String {
        var css = css
        for idle in ["visibility:inherit;", "opacity:1;"] where states.allSatisfy({ $0.css.contains(idle) }) {
            css = css.replacing(idle, with: "")
        }
        return css
    }
}
