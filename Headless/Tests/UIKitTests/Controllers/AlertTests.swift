import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Alerts")
struct AlertTests {
    private func alert(_ style: UIAlertController.Style = .alert, answered: @escaping (String) -> Void)
        -> UIAlertController
    {
        let alert = UIAlertController(title: "Discard changes?", message: nil, preferredStyle: style)
        for (title, style) in [("Keep", UIAlertAction.Style.cancel), ("Discard", .destructive)] {
            alert.addAction(UIAlertAction(title: title, style: style) { answered($0.title ?? "") })
        }
        return alert
    }

    private func findButton(_ title: String, in view: UIView) -> UIButton? {
        (view as? UIButton).flatMap { $0.currentTitle == title ? $0 : nil }
            ?? view.subviews.lazy.compactMap { findButton(title, in: $0) }.first
    }

    @Test(
        "A tap on a button dismisses the alert and calls the handler of its action once", .facts(.alert),
        arguments: [15, 18, 26, 27])
    func answers(version: Int) throws {
        for style in [UIAlertController.Style.alert, .actionSheet] {
            let stage = PresentationStage(inNavigation: true) { $0.systemVersion = version }
            var answers: [String] = []
            var isGone: Bool?
            let alert = alert(style) { [unowned stage] in
                answers.append($0)
                isGone = stage.a.presentedViewController == nil
            }
            stage.a.present(alert, animated: true)
            stage.device.settle()
            #expect(alert.actions.map(\.title) == ["Keep", "Discard"])
            let button = try #require(findButton("Discard", in: alert.view))
            stage.device.fingerTap(at: button.convert(CGPoint(x: 20, y: 20), to: nil))
            stage.device.settle()
            #expect(answers == ["Discard"] && isGone == true && stage.a.presentedViewController == nil)
        }
    }

    @Test("The back button behind an alert doesn't take touches", .facts(.alert))
    func covers() {
        let stage = PresentationStage(inNavigation: true)
        let pushed = UIViewController()
        (stage.root as? UINavigationController)?.pushViewController(pushed, animated: false)
        stage.device.settle()
        pushed.present(alert { _ in }, animated: true)
        stage.device.settle()
        stage.device.fingerTap(at: CGPoint(x: 30, y: 69))
        stage.device.settle()
        #expect(pushed.parent != nil && pushed.presentedViewController is UIAlertController)
    }

    @Test("A second cancel action is an error", .facts(.alert))
    func twoCancels() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                for _ in 1...2 { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel)) }
            }
        }
    }
}
