#if !canImport(ObjectiveC)
import UIKit
protocol UITextInput {}
class UICollectionViewCell: UITableViewCell {}
class UICollectionView: UIScrollView { var visibleCells: [UICollectionViewCell] { [] } }
class UIBarButtonItemGroup { var barButtonItems: [UIBarButtonItem] = [] }
extension UINavigationItem {
    var backAction: UIAction? { nil }
    var leadingItemGroups: [UIBarButtonItemGroup] { [] }
}
extension UIAction { func performWithSender(_ sender: Any?, target: Any?) {} }
extension NavigationDelegateRelay {
    static let registered: Void = {
        let answer: @MainActor (AnyObject, Selector) -> Bool = { ($0 as! NavigationDelegateRelay).respondsToOptional($1) ?? true }
        class_addMethod(NavigationDelegateRelay.self, NSSelectorFromString("respondsToSelector:"), imp_implementationWithBlock(answer), "B@::")
    }()
}
#endif
