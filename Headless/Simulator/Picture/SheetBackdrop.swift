import Foundation
import UIKit

/// The view behind a sheet, smaller and with round corners, by how far the sheet has come up.
@MainActor
struct SheetBackdrop {
    private weak var view: UIView?
    let share: CGFloat
    private let top: CGFloat

    /// The backdrop of the lowest sheet in the windows; nil if no sheet is presented.
    init?(of system: System) {
        for window in system.windows {
            guard let presented = window.rootViewController?.presentedViewController,
                let sheet = presented.presentationController as? UISheetPresentationController, sheet.pushBack > 0
            else { continue }
            view = sheet.presentingViewController.viewIfLoaded
            share = sheet.pushBack
            top = window.safeAreaInsets.top
            return
        }
        return nil
    }

    func apply(to view: UIView, _ look: inout Picture.Look) {
        guard view === self.view else { return }
        let width = look.bounds.width
        let scale = 1 - share * 2 * Calibration.Presentation.pushedMargin / width
        let smaller = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: (1 - scale) * width / 2, ty: share * top)
        look.transform = look.transform.concatenating(smaller)
        look.cornerRadius = share * Calibration.Presentation.sheetCornerRadius
        look.clips = true
    }
}
