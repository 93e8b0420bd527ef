@testable import UIKit

/// The app's `extension UINavigationController: UIGestureRecognizerDelegate`, with a body for each controller.
///
/// An extension counts for every controller of the process. Here it agrees unless a trial has given the controller
/// another body.
@MainActor
enum AppsExtension {
    typealias Body = @MainActor (UINavigationController, UIGestureRecognizer) -> Bool

    private static var bodies: [ObjectIdentifier: Body] = [:]

    /// Gives a controller a body. The result is the controller as a delegate.
    static func install(_ body: @escaping Body, on navigation: UINavigationController)
        -> any UIGestureRecognizerDelegate
    {
        if type(of: navigation) != UINavigationController.self { _ = added }
        bodies = [ObjectIdentifier(navigation): body]
        if let itself = navigation as? any UIGestureRecognizerDelegate { return itself }
        return unsafeBitCast(navigation, to: ExtendedController.self)
    }

    fileprivate static func mayBegin(_ navigation: UINavigationController, _ recognizer: UIGestureRecognizer) -> Bool {
        bodies[ObjectIdentifier(navigation)]?(navigation, recognizer) ?? true
    }

    /// For subclasses, which find the extension as their superclass's method.
    private static let added: Void = {
        let answer: @MainActor (AnyObject, AnyObject, AnyObject) -> Bool = { navigation, recognizer, _ in
            guard let navigation = navigation as? UINavigationController,
                let recognizer = recognizer as? UIGestureRecognizer
            else { return true }
            return mayBegin(navigation, recognizer)
        }
        class_addMethod(
            UINavigationController.self, NSSelectorFromString("gestureRecognizerShouldBegin:"),
            imp_implementationWithBlock(answer), "B@:@")
    }()
}

/// UIKit's class with the extension's conformance. Never instantiated.
private final class ExtendedController: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        Self.ask(self, gestureRecognizer)
    }

    /// A separate function, since the compiler believes the type of `self`.
    @inline(never)
    private static func ask(_ object: AnyObject, _ recognizer: UIGestureRecognizer) -> Bool {
        AppsExtension.mayBegin(unsafeDowncast(object, to: UINavigationController.self), recognizer)
    }
}
