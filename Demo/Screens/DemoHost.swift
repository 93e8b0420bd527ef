import UIKit

/// Features that only the app around the screens can supply: APIs that some of the SDKs in use do not declare.
@MainActor public enum DemoHost {
    /// Sets iOS 18's zoom out of a view of the screen below. Nil if the system has no such transition.
    public static var zoom: ((UIViewController, ZoomRule, _ source: @escaping @MainActor () -> UIView?) -> Void)?

    /// Creates rows with a leading swipe action in a scroll view. Nil if the system has swipe actions in lists only.
    public static var swipeRows: ((_ titles: [String], _ action: String) -> UIViewController?)?

    /// Lets the navigation bar minimize while content scrolls down. Nil if the system's bars do not minimize.
    public static var minimizesBar: ((UINavigationItem) -> Void)?

    /// Where the device check keeps its results. Nil: nowhere.
    public static var resultsFolder: URL?
    /// Creates the sheet that shares a file, and comes out of a view. Nil if the host has none.
    public static var share: ((_ file: URL, _ source: UIView) -> UIViewController)?
}
