import PopNavigation
import Testing
@testable import UIKit
@testable import UIKitSimulator

/// Transmission and XCoordinator keep the delegate that they find on UIKit's recognizers, and ask it.
@MainActor
@Suite("A delegate that keeps the library's proxy")
struct KeptProxyTests {
    private nonisolated static let places = PopPlace.all.filter { [18, 26].contains($0.version) }

    @Test(
        "A delegate that keeps the delegate proxy and asks it stays for two swipes",
        .covers(.recognizers, .delegateProxies),
        arguments: ProxyOwner.allCases, places)
    func stays(owner: ProxyOwner, place: PopPlace) {
        func stacks(_ stage: any FingerStage) -> [String] {
            let recognizer = stage.recognizer(at: place)
            let other = KeepingDelegate()
            stage.device.activate()
            other.claim(recognizer)
            let stacks = (0..<2).map { _ in
                owner.swipe(on: stage, from: place.start)
                #expect(recognizer.delegate === other)
                return stage.stack
            }
            #expect(other.questions == (owner == .sliding && place.version == 18 ? 0 : 2))
            return stacks
        }
        let plain = stacks(PlainStage("ABCD", on: place.version))
        #expect(stacks(owner.makeStage("ABCD", on: place.version)) == plain)
    }
}
