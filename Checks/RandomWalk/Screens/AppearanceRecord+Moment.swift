import TrialTools

extension AppearanceRecord.Call {
    /// The callback as a moment to which the app may react.
    var moment: Step.Moment {
        switch self {
        case .willAppear: .willAppear
        case .didAppear: .didAppear
        case .willDisappear: .willDisappear
        case .didDisappear: .didDisappear
        }
    }
}
