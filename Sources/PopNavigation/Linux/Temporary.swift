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
#endif
