import Foundation
import UIKit

extension SimulatedDevice {
    /// Changes the screen's size, as a rotation or a change of a split view does. The app can animate alongside.
    ///
    /// A rotation moves the safe area of the notch and the home indicator.
    public func resize(to size: CGSize) {
        precondition(
            size.width > 0 && size.height > 0, "SimulatedDevice: a screen cannot be \(size.width) × \(size.height)")
        var new = configuration
        let wasPortrait = new.screenSize.height >= new.screenSize.width
        new.screenSize = size
        if wasPortrait != (size.height >= size.width) {
            let old = new.safeAreaInsets
            new.safeAreaInsets =
                wasPortrait
                ? UIEdgeInsets(top: 0, left: old.top, bottom: min(old.bottom, Self.landscapeIndicator), right: old.top)
                : UIEdgeInsets(
                    top: old.left, left: 0, bottom: old.bottom > 0 ? Self.portraitIndicator : 0, right: 0
                )
        }
        change(to: new, animated: true)
    }

    /// The height of the home indicator's safe area in landscape and portrait, in points.
    private static let landscapeIndicator: CGFloat = 21
    private static let portraitIndicator: CGFloat = 34
}
