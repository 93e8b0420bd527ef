/// The strip below a navigation bar that shows the search bar of the top item.
///
/// In UIKit the bar becomes higher. Here the bar keeps its height, and the strip is below the bar.
final class SearchPalette: UIView {
    private(set) weak var searchBar: UISearchBar?

    override init(frame: CGRect) {
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
        Exception.unsupported("search palettes from an archive")
    }

    func show(_ bar: UISearchBar?) {
        if searchBar !== bar || bar?.superview !== self {
            if searchBar?.superview === self { searchBar?.removeFromSuperview() }
            searchBar = bar
            if let bar { addSubview(bar) }
        }
        isHidden = bar == nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        searchBar?.frame = bounds
    }
}

extension UINavigationController {
    /// The screen's search controller, unless its search bar is in another view.
    private func search(of screen: UIViewController?) -> UISearchController? {
        bars.isShown ? screen?.navigationItem.searchController : nil
    }

    /// The height that the search bar adds to the bars.
    func searchHeight(of screen: UIViewController) -> CGFloat {
        search(of: screen) == nil ? 0 : Calibration.Search.paletteHeight
    }

    func layOutSearch(of screen: UIViewController?) {
        let search = search(of: screen)
        search?.owner = screen
        guard search != nil || navigationBar.searchPalette != nil else { return }
        let palette = navigationBar.searchPalette ?? SearchPalette(frame: .zero)
        navigationBar.searchPalette = palette
        if palette.superview !== navigationBar { navigationBar.addSubview(palette) }
        palette.show(search?.searchBar)
        let strip = CGRect(x: 0, y: barHeight, width: view.bounds.width, height: Calibration.Search.paletteHeight)
        let row = barColumnBar.map { makeColumn(of: $0).row(strip) }
        palette.frame = row?.offsetBy(dx: 0, dy: barHeight) ?? strip
    }
}
