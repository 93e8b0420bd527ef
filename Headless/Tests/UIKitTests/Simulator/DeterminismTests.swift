import Foundation
import Testing
import UIKit
import UIKitSimulator

@MainActor
@Suite("The same inputs give the same frames")
struct DeterminismTests {
    @Test("200 random scripts have the same calls and pictures when run twice")
    func twice() {
        for seed in 0..<200 as Range<UInt64> {
            let (first, second) = (RandomScript(seed: seed).run(), RandomScript(seed: seed).run())
            if first != second {
                let index = zip(first, second).enumerated().first { $0.element.0 != $0.element.1 }?.offset
                Issue.record("script \(seed) differs at line \(index ?? min(first.count, second.count))")
                break
            }
        }
    }

    @Test("Different scripts have different results")
    func variety() {
        let runs = (0..<20 as Range<UInt64>).map { RandomScript(seed: $0).run() }
        #expect(Set(runs).count == runs.count)
        let calls = Set(runs.joined().filter { !$0.hasPrefix("<svg") })
        for expected in ["viewDidDisappear", "viewWillAppear", "willShow"] {
            #expect(calls.contains { $0.contains(expected) })
        }
    }

    @Test("Another process, with another order of hash tables, has the same result")
    func anotherProcess() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            await MainActor.run { print("digest", DeterminismTests.digest()) }
        }
        let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(text.contains("digest \(Self.digest())"))
    }

    /// FNV-1a, since `Hasher` is seeded anew in each process.
    private static func digest() -> UInt64 {
        var digest: UInt64 = 0xcbf2_9ce4_8422_2325
        for seed in 0..<60 as Range<UInt64> {
            for byte in RandomScript(seed: seed).run().joined().utf8 {
                digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3
            }
        }
        return digest
    }
}

/// A random device, app and user.
@MainActor
private final class RandomScript {
    private var random: SampleGenerator
    private let device: SimulatedDevice
    private let log = CallLog()
    private var navigations: [UINavigationController] = []
    private let listener: ShowListener
    private var screens = 0

    init(seed: UInt64) {
        random = SampleGenerator(seed: seed)
        var configuration = SimulatedDevice.Configuration()
        configuration.systemVersion = [15, 17, 18, 26, 27].randomElement(using: &random)!
        configuration.layoutDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
        configuration.touchRate = [60, 120].randomElement(using: &random)!
        device = SimulatedDevice(configuration)
        listener = ShowListener(log)
    }

    func run() -> [String] {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            let navigation = UINavigationController(rootViewController: screen())
            navigation.delegate = listener
            navigations.append(navigation)
            return navigation
        }
        device.show(Bool.random(using: &random) ? tabs : navigations[0])
        for _ in 0..<Int.random(in: 3...12, using: &random) {
            step(tabs)
            log.add(device.picture().svg())
        }
        device.fingerUp(0)
        device.fingerUp(1)
        device.enterForeground()
        device.settle()
        log.add(device.picture().svg())
        log.add("\(device.now) \(device.isHung) \(device.warnings.count)")
        return log.lines
    }

    private func point() -> CGPoint {
        CGPoint(x: random.next(in: 0...390), y: random.next(in: 0...844))
    }

    private func screen() -> UIViewController {
        screens += 1
        let screen = LoggedScreen("S\(screens)", log)
        screen.hidesBottomBarWhenPushed = Int.random(in: 0..<4, using: &random) == 0
        screen.view.backgroundColor = [.white, .systemGroupedBackground, .yellow].randomElement(using: &random)!
        if Bool.random(using: &random) {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 300))
            scroll.contentSize = CGSize(width: random.next(in: 100...1200), height: random.next(in: 100...2000))
            scroll.isPagingEnabled = Bool.random(using: &random)
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
            label.text = "Label \(screens)"
            scroll.addSubview(label)
            screen.view.addSubview(scroll)
        }
        if Bool.random(using: &random) {
            screen.view.addSubview(UISlider(frame: CGRect(x: 20, y: 600, width: 350, height: 31)))
            screen.view.addSubview(UISwitch(frame: CGRect(x: 20, y: 650, width: 51, height: 31)))
        }
        return screen
    }

    private enum UserStep {
        case downAndMove, move, up, tap, secondDown, twoFingers, push, pop, set, present, dismiss, background, tabOrSize
    }

    private func step(_ tabs: UITabBarController) {
        let animated = Int.random(in: 0..<4, using: &random) > 0
        let navigation = navigations.randomElement(using: &random)!
        let step: UserStep = random.weighted([
            (3, .downAndMove), (1, .move), (1, .up), (1, .tap), (1, .secondDown), (1, .twoFingers), (2, .push),
            (1, .pop), (1, .set), (1, .present), (1, .dismiss), (1, .background), (1, .tabOrSize),
        ])
        switch step {
        case .downAndMove:
            device.fingerDown(at: Bool.random(using: &random) ? point() : CGPoint(x: 5, y: random.next(in: 100...800)))
            device.fingerMove(to: point(), duration: Double(random.next(in: 0...0.4)))
        case .move: device.fingerMove(to: point(), duration: Double(random.next(in: 0...0.3)))
        case .up: device.fingerUp()
        case .tap: device.fingerTap(at: point())
        case .secondDown: device.fingerDown(1, at: point())
        case .twoFingers:
            device.fingersMove([0: point(), 1: point()], duration: 0.1)
            device.fingerUp(1)
        case .push: navigation.pushViewController(screen(), animated: animated)
        case .pop: navigation.popViewController(animated: animated)
        case .set: navigation.setViewControllers([screen(), screen()], animated: animated)
        case .present:
            let presented = screen()
            presented.modalPresentationStyle = Bool.random(using: &random) ? .fullScreen : .pageSheet
            navigation.present(presented, animated: animated)
        case .dismiss: navigation.dismiss(animated: animated)
        case .background:
            if Bool.random(using: &random) { device.enterBackground() } else { device.enterForeground() }
        case .tabOrSize:
            if Bool.random(using: &random) {
                tabs.selectedIndex = Int.random(in: 0..<3, using: &random)
            } else {
                device.resize(to: CGSize(width: random.next(in: 300...900), height: random.next(in: 300...900)))
            }
        }
        device.wait(Double(random.next(in: 0...0.3)))
    }
}
