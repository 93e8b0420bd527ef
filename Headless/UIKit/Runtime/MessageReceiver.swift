/// An object that receives messages by selector, as targets of recognizers and controls do: UIKit's own, and the
/// library's.
@MainActor
package protocol MessageReceiver: AnyObject {
    func answers(_ selector: Selector) -> Bool
    func receive(_ selector: Selector, _ argument: AnyObject?)
    /// The answer to a delegate's question about two objects; nil if the object does not answer this one.
    func answer(_ selector: Selector, _ first: AnyObject, _ second: AnyObject) -> Bool?
}

extension MessageReceiver {
    package func answer(_ selector: Selector, _ first: AnyObject, _ second: AnyObject) -> Bool? { nil }
}
