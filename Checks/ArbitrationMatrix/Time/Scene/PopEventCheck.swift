import PopNavigation

/// Checks that each pop that begins ends once.
@MainActor
final class PopEventCheck {
    private var observation: PopObservation?
    private var open: String?
    private var wrong: [String] = []

    func observe(_ navigation: BasicNavigationController, note: @escaping (String) -> Void) {
        observation = navigation.observePops { [unowned self] event in
            take(event)
            note(Self.words(event))
        }
    }

    /// What was wrong so far. At rest each pop has ended.
    var faults: [String] { wrong + (open.map { ["\($0) has no end"] } ?? []) }

    private func take(_ event: PopEvent) {
        switch event {
        case .willPop(let pop):
            if let open { wrong.append("\(Self.words(event)) during \(open)") }
            open = "willPop \(pop.from)"
        case .didPop(let pop), .didCancel(let pop):
            if open != "willPop \(pop.from)" { wrong.append("\(Self.words(event)) after \(open ?? "no willPop")") }
            open = nil
        default: break
        }
    }

    private static func words(_ event: PopEvent) -> String {
        if case .willPop(let pop) = event { return "willPop \(pop.from)" }
        if case .didPop(let pop) = event { return "didPop \(pop.from)" }
        if case .didCancel(let pop) = event { return "didCancel \(pop.from)" }
        return "\(event)"
    }
}
