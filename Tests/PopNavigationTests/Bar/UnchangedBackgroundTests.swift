import Foundation
import Testing
import UIKit

@testable import PopNavigation

@MainActor
@Suite("A style that keeps the app's background")
struct UnchangedBackgroundTests {
    private let navigation: BasicNavigationController
    private let item = UINavigationItem()
    private var bar: UINavigationBar { navigation.navigationBar }

    init() {
        beginWithFreshSystem()
        navigation = BasicNavigationController()
    }

    private func apply(_ style: NavigationBarStyle) {
        NavigationBarStyler(of: item, in: navigation).apply(style)
    }

    /// An appearance with a background of the app, and with a hairline.
    private func branded(_ color: UIColor = .purple) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        appearance.shadowColor = .green
        return appearance
    }

    private var hasNoAppearance: Bool {
        item.standardAppearance == nil && item.compactAppearance == nil && item.scrollEdgeAppearance == nil
            && item.compactScrollEdgeAppearance == nil
    }

    @Test("A style without arguments doesn't change the bar", .covers(.barStyle))
    func nothing() {
        apply(NavigationBarStyle())
        #expect(hasNoAppearance)
        bar.standardAppearance = branded()
        bar.scrollEdgeAppearance = branded()
        apply(NavigationBarStyle())
        #expect(hasNoAppearance)
        item.standardAppearance = branded(.red)
        apply(NavigationBarStyle())
        #expect(item.standardAppearance?.backgroundColor == .red && item.standardAppearance?.shadowColor == .green)
    }

    @Test("A hidden hairline keeps the app's background, and doesn't add appearances", .covers(.barStyle))
    func hairline() {
        bar.standardAppearance = branded()
        apply(NavigationBarStyle(showsHairline: false))
        #expect(item.standardAppearance?.backgroundColor == .purple && item.standardAppearance?.shadowColor == nil)
        #expect(item.scrollEdgeAppearance == nil && item.compactAppearance == nil)
        #expect(item.compactScrollEdgeAppearance == nil)
    }

    @Test("A hidden hairline is hidden in each appearance of the bar and of the item", .covers(.barStyle))
    func everyHairline() {
        bar.scrollEdgeAppearance = branded(.red)
        item.compactAppearance = branded(.blue)
        apply(NavigationBarStyle(showsHairline: false))
        #expect(item.scrollEdgeAppearance?.backgroundColor == .red && item.scrollEdgeAppearance?.shadowColor == nil)
        #expect(item.compactAppearance?.backgroundColor == .blue && item.compactAppearance?.shadowColor == nil)
        #expect(item.compactScrollEdgeAppearance == nil)
    }

    @Test(
        "A hairline that is an image is hidden, and one that does not exist leaves the item alone", .covers(.barStyle))
    func images() {
        let appearance = branded()
        appearance.shadowColor = nil
        bar.standardAppearance = appearance
        apply(NavigationBarStyle(showsHairline: false))
        #expect(hasNoAppearance)
        appearance.shadowImage = UIImage()
        bar.standardAppearance = appearance
        apply(NavigationBarStyle(showsHairline: false))
        #expect(item.standardAppearance?.backgroundColor == .purple && item.standardAppearance?.shadowImage == nil)
    }

    @Test("The system's background does not change a default background on iOS 26 and later", .covers(.barStyle))
    func systemMaterial() {
        apply(NavigationBarStyle(background: .system))
        #expect(hasNoAppearance == (NSString(string: UIDevice.current.systemVersion).integerValue >= 26))
    }

    private func faded(_ base: UINavigationBarAppearance, to opacity: CGFloat) -> UINavigationBarAppearance {
        NavigationBarStyle().applied(to: base, opacity: opacity)
    }

    @Test("The app's colour fades to its own opacity, without a hairline until it is complete", .covers(.barStyle))
    func fadingColor() {
        let base = branded(UIColor.red.withAlphaComponent(0.5))
        let half = faded(base, to: 0.5)
        #expect(abs((half.backgroundColor?.cgColor.alpha ?? 0) - 0.25) < 0.001)
        #expect(half.shadowColor == nil)
        let full = faded(base, to: 1)
        #expect(full.backgroundColor == base.backgroundColor && full.shadowColor == .green)
    }

    @Test("The app's default background fades as the system's does, whatever its hairline", .covers(.barStyle))
    func fadingDefault() {
        let base = UINavigationBarAppearance()
        for shadow in [(base.shadowColor, nil), (.green, nil), (nil, UIImage())] as [(UIColor?, UIImage?)] {
            (base.shadowColor, base.shadowImage) = shadow
            let half = faded(base, to: 0.5)
            #expect(abs((half.backgroundColor?.cgColor.alpha ?? 0) - 0.5) < 0.001)
            #expect(half.backgroundEffect == nil)
        }
    }

    @Test("The app's own blur or image is shown only when it is complete", .covers(.barStyle))
    func fadingBlur() {
        let (blur, image) = (UINavigationBarAppearance(), UINavigationBarAppearance())
        blur.backgroundEffect = UIBlurEffect(style: .dark)
        image.backgroundImage = UIImage()
        for base in [blur, image] {
            let half = faded(base, to: 0.5)
            #expect(half.backgroundEffect == nil && half.backgroundImage == nil && half.backgroundColor == nil)
            let full = faded(base, to: 1)
            #expect(full.backgroundEffect == base.backgroundEffect && full.backgroundImage === base.backgroundImage)
        }
    }

    @Test(
        "A background that has faded in is the app's, and the item has no appearance of the style", .covers(.barStyle))
    func fade() throws {
        let scrollView = InsetScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        bar.standardAppearance = branded()
        let styler = NavigationBarStyler(of: item, in: navigation)
        styler.apply(NavigationBarStyle(fade: .init(following: scrollView, distance: 100)))
        #expect(try #require(item.standardAppearance?.backgroundColor).cgColor.alpha == 0)
        scrollView.contentOffset.y = 50
        #expect(try #require(item.standardAppearance?.backgroundColor).cgColor.alpha == 0.5)
        #expect(item.scrollEdgeAppearance == nil)
        scrollView.contentOffset.y = 100
        #expect(hasNoAppearance)
    }
}
