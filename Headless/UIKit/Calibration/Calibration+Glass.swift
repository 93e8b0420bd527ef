import Foundation

extension Calibration {
    /// The bars of iOS 26 and later. Nothing here was measured by this project.
    package enum Glass {
        /// Height of a navigation bar. Evidence: QuintGao/GKNavigationBarSwift#47.
        package static let barHeight: CGFloat = 54
        /// Height of a navigation bar in a vertically compact phone. Evidence: none published.
        package static let compactBarHeight: CGFloat = 44
        /// Height of a toolbar. Evidence: the recording bars, iOS 26.1: 86 points with a safe area of 34.
        package static let toolbarHeight: CGFloat = 52
        /// Distance between a large sheet's top and the safe area's top, distance of a smaller sheet from the sides and
        /// the bottom of the screen, and share of the height between the safe areas that the medium detent has.
        /// Evidence: the recording sheet-detents, iOS 26: 0, 8, and 425 of 759 points.
        package static let sheetGap: CGFloat = 0
        package static let sheetMargin: CGFloat = 8
        package static let mediumDetent: CGFloat = 0.56
        /// Height of a button's plate, and width of a symbol's. Evidence: NativePHP/mobile-air#443,
        /// code-payments/code-ios-app#623.
        package static let plate: CGFloat = 44
        /// Space next to the first plate, between two plates, and on each side of a plate's text. Evidence: pictures of
        /// iOS 26.
        package static let margin: CGFloat = 16
        package static let gap: CGFloat = 10
        package static let textPadding: CGFloat = 14
        /// The plate of a tab bar: its height, and its distance from the sides and from the bottom of the screen.
        /// Evidence: as above; swiftyapp/swifty#412 has 20 points.
        package static let tabPlate: CGFloat = 62
        package static let tabMargin: CGFloat = 21
        package static let tabWidth: CGFloat = 94
        /// Distance of a tab's symbol from its top, and of its title from its bottom. Evidence: pictures of iOS 26.
        package static let tabSymbolCentre: CGFloat = 23
        package static let tabTitleBottom: CGFloat = 9
        /// The distance that content moves under a bar before the bar's background is complete. Evidence: none
        /// published.
        package static let fadeDistance: CGFloat = 24
        /// Opacity of the colour in which that content fades out, and the number of strips that draw it.
        package static let fadeOpacity: CGFloat = 0.88
        package static let fadeStrips = 16
        /// Replaces the glass, its rim and its shadow. Evidence: pictures of iOS 26.
        package static let plane = UIColor(dynamicProvider: { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.19, alpha: 0.78) : UIColor(white: 1, alpha: 0.72)
        })
        package static let rim = UIColor(dynamicProvider: { traits in
            UIColor(white: 1, alpha: traits.userInterfaceStyle == .dark ? 0.16 : 0.9)
        })
        package static let shadowOpacity: Float = 0.13
        package static let shadowRadius: CGFloat = 14
        package static let shadowOffset = CGSize(width: 0, height: 5)
        /// The selected tab's place on the plate.
        package static let selection = UIColor.secondarySystemFill
    }
}

extension SystemConfiguration {
    /// Whether bars are made of glass.
    package var hasGlass: Bool { systemVersion >= 26 && !keepsFormerDesign }
}
