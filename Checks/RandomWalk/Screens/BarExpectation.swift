/// Whether a bar may be hidden while a screen is on top, if its preference has changed without an announcement, or a
/// search has begun.
///
/// Such a change takes effect when the screen appears the next time, and may take effect earlier. During a search the
/// bar is UIKit's and the app's; the preference applies with the first update afterwards.
struct BarExpectation {
    private var outdated: Set<Bool> = []

    /// Called before a change that may not be announced.
    mutating func willChange(from isHidden: Bool) { outdated.insert(isHidden) }

    /// Called when a search of the screen begins.
    mutating func searchWillBegin() { outdated = [false, true] }

    /// Called when the change is announced, or when the screen appears. The end of a cancelled swipe does not count.
    mutating func isUpToDate() { outdated = [] }

    func allows(_ isHidden: Bool, preferred: Bool) -> Bool {
        isHidden == preferred || outdated.contains(isHidden)
    }
}
