import PopNavigation
import UIKit

final class DictationScreen: UIViewController, PopConfirming {
    var isRecording = false

    func shouldPop(for trigger: PopTrigger) -> Bool { !isRecording }
}
