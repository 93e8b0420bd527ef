import Foundation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("Presentations over presentations")
struct PresentationChainTests {
    @Test(
        "Two presentations over a navigation controller have a presenter each, and are dismissed",
        .facts(.stackProperties, .presentCall, .dismissTarget),
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
    func chain(style: UIModalPresentationStyle) {
        let stage = PresentationStage(inNavigation: true)
        let navigation = stage.root as! UINavigationController
        #expect(navigation.visibleViewController === stage.a)
        let (b, c) = (stage.screen("B", style), stage.screen("C", .overFullScreen))
        stage.a.present(b, animated: true)
        stage.device.settle()
        b.present(c, animated: true)
        stage.device.settle()
        #expect(navigation.presentedViewController === b && stage.a.presentedViewController === b)
        #expect(b.presentedViewController === c && c.presentedViewController == nil)
        #expect(b.presentingViewController === navigation && c.presentingViewController === b)
        #expect(navigation.presentingViewController == nil)
        #expect(b.presentationController?.presentingViewController === navigation)
        #expect(c.presentationController?.presentedViewController === c)
        #expect(c.presentationController?.presentingViewController === b)
        #expect(navigation.topViewController === stage.a)
        #expect(navigation.visibleViewController === b, "what is presented over the navigation controller itself")
        let containers = [b, c].compactMap { $0.presentationController?.containerView }
        #expect(containers.count == 2 && stage.device.window.subviews.suffix(2) == containers[...])

        c.dismiss(animated: true)
        stage.device.settle()
        #expect(b.presentedViewController == nil && c.presentingViewController == nil)
        #expect(navigation.visibleViewController === b)
        b.present(c, animated: true)
        stage.device.settle()
        stage.a.dismiss(animated: true)
        stage.device.settle()
        #expect(navigation.visibleViewController === stage.a)
        #expect([b, c].allSatisfy { $0.presentingViewController == nil && $0.viewIfLoaded?.window == nil })
        #expect(stage.device.window.subviews == [navigation.view])
    }

    @Test(
        "A presented navigation controller's visible controller is the controller that it presents",
        .facts(.stackProperties))
    func presentedNavigation() {
        let stage = PresentationStage()
        let top = stage.screen("T", .fullScreen)
        let navigation = UINavigationController(rootViewController: top)
        navigation.modalPresentationStyle = .fullScreen
        stage.a.present(navigation, animated: true)
        stage.device.settle()
        #expect(navigation.visibleViewController === top)
        let c = stage.screen("C", .fullScreen)
        top.present(c, animated: true)
        stage.device.settle()
        #expect(c.presentingViewController === navigation && navigation.visibleViewController === c)
        navigation.dismiss(animated: true)
        stage.device.settle()
        #expect(stage.a.presentedViewController === navigation && navigation.visibleViewController === top)
    }
}
