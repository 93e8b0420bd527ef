import TrialTools

/// One action of a user, the app or the system. The walk's random numbers decide its details.
enum PlainStep: CaseIterable {
    case down, move, up, drag, edgeDrag, turningDrag, tap, secondFinger
    case wait, settle
    case push, pop, popToRoot, set
    case present, dismiss
    case hideBar, hideToolbar
    case rotate, mirror, background, foreground, leaveWindow
    case disableEdge, disableAnimations
    case scroll, scrollOn, pointer, wheel, memoryWarning
    case edit, search, react

    private var weight: Int {
        switch self {
        case .down, .move, .drag, .edgeDrag, .turningDrag, .push: 8
        case .up, .tap, .wait, .pop: 5
        case .settle, .secondFinger, .scroll, .scrollOn, .set, .hideBar, .react: 3
        case .popToRoot, .present, .dismiss, .hideToolbar, .rotate, .mirror, .background, .foreground: 2
        case .pointer, .wheel, .memoryWarning, .leaveWindow, .disableEdge, .disableAnimations, .edit, .search: 1
        }
    }

    static func random(_ random: inout SeededGenerator) -> PlainStep {
        random.weighted(allCases.map { (weight: $0.weight, choice: $0) })
    }
}
