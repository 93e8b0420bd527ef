@testable import UIKit
@testable import UIKitSimulator

/// A way in which a user, or the app, leaves a screen.
enum WayToLeave: CaseIterable {
    case edge, leadingThird, beyond, trackpad
    /// The gestures of a zoom that follows the screen's preferences.
    case zoomSideways, zoomDown
    /// A swipe on the root of a modal that it dismisses.
    case modalRoot
    case backButton, goBack, escape
    /// The gestures of a zoom that doesn't follow the screen's preferences.
    case ownZoomSideways, ownZoomDown
    case menu, code, backKey

    /// The ways that no screen can refuse.
    static let unasked: [Self] = [.ownZoomSideways, .ownZoomDown, .menu, .code]

    /// The ways that have a column of their own.
    static let inTables = allCases.filter { !unasked.contains($0) && $0 != .backKey }

    /// The words in the article.
    var title: String {
        switch self {
        case .edge: "edge"
        case .leadingThird: "leading third"
        case .beyond: "beyond"
        case .trackpad: "trackpad"
        case .backButton: "back button"
        case .goBack: "`goBack`"
        case .escape: "escape"
        case .zoomSideways: "zoom"
        case .zoomDown: "pull"
        case .modalRoot: "modal"
        case .ownZoomSideways, .ownZoomDown: "zoom without the line"
        case .menu: "menu"
        case .code: "code"
        case .backKey: "Back key"
        }
    }

    var isSwipe: Bool { [.edge, .leadingThird, .beyond, .trackpad, .modalRoot].contains(self) || followsPreferences }
    var isZoom: Bool { followsPreferences || self == .ownZoomSideways || self == .ownZoomDown }
    /// Whether a zoom's gesture follows the screen's preferences.
    var followsPreferences: Bool { self == .zoomSideways || self == .zoomDown }

    /// Whether a version of iOS has the way.
    func exists(on version: Int) -> Bool { !isZoom || version >= 18 }

    /// Whether there is such a way to leave a screen of which the app says something.
    func exists(for statements: Statements, on controller: PromisingController, _ version: Int) -> Bool {
        guard statements.exist(on: version), exists(on: version) else { return false }
        return switch self {
        case .backButton: statements.leaveBackButton
        // On UIKit's controller, VoiceOver's escape is UIKit's.
        case .goBack, .escape, .modalRoot: controller == .librarys
        default: true
        }
    }

    @MainActor
    func play(on stage: PromiseStage) {
        switch self {
        case .edge: stage.flick(from: 5)
        case .leadingThird, .zoomSideways, .ownZoomSideways, .modalRoot: stage.flick(from: 60)
        case .beyond: stage.flick(from: 250)
        case .zoomDown, .ownZoomDown:
            stage.device.fingerDrag(from: stage.point(60), to: stage.point(60, 780), duration: 0.25)
        case .trackpad: stage.scroll()
        case .backButton: stage.tapBackButton()
        case .goBack: stage.librarys?.goBack(animated: true)
        case .escape: _ = stage.controller.accessibilityPerformEscape()
        // What UIKit calls for the menu.
        case .menu: stage.controller.popToViewController(stage.controller.viewControllers[0], animated: true)
        case .code: stage.controller.popViewController(animated: true)
        // A key that acts as the back button does, even if the bar doesn't show the button. Other keys act as code.
        case .backKey: stage.controller.navigationBar.backButtonTapped()
        }
        stage.device.settle()
    }
}
