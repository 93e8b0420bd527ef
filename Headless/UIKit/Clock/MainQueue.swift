import Dispatch

/// The queue of the main actor, which may run on any thread.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { Dispatch.DispatchQueue.getSpecific(key: key) ?? false }
}
