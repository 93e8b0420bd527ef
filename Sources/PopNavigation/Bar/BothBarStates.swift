#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
/// The states of both bars.
struct BothBarStates: Equatable {
    let navigationBar: BarState
    let toolbar: BarState
}
#endif
