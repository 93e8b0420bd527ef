import DemoScreens
import PopNavigation

/// The phones of a comparison: one with the library, and beside it one with a plain navigation controller, under the
/// same fingers. A screen that is opened gets new phones, so that none is judged by what the screens before have left.
@MainActor struct PhonePair {
    let library: Phone
    let plain: Phone?

    init(
        _ settings: Phone.Settings, showing demoCase: DemoCase?, observer: @escaping (PopEvent) -> Void = { _ in }
    ) {
        library = Phone(.library(observer: observer), settings: settings, showing: demoCase)
        plain = settings.sideBySide ? Phone(.plain, settings: settings, showing: demoCase) : nil
    }

    var phones: [Phone] { [library, plain].compactMap { $0 } }

    /// - Parameter demoCase: The screen under the finger.
    func outcomes(on demoCase: String?) -> [DragOutcome] {
        let outcomes = DragOutcomes(
            library: library.reaction, plain: plain?.reaction, demoCase: demoCase, system: library.settings.system)
        return [outcomes.ofLibrary, outcomes.ofPlain].compactMap { $0 }
    }
}
