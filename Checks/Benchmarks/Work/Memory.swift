import CommandLineOptions
import HeapCounter
import PopNavigation
import UIKit

extension Chapter {
    static func memory(_ report: Report) {
        report.heading("Memory of one more screen on the stack, its view loaded")
        let count = 2000
        let plain = bytes(of: SwipeTracks.plain(), count)
        let library = bytes(of: SwipeTracks.library(), count)
        report.add("with the library", library, "bytes")
        report.add("plain navigation controller", plain, "bytes")
        report.add("what the library adds", library - plain, "bytes")
    }

    private static func bytes<Controller>(of track: SwipeTrack<Controller>, _ count: Int) -> Double {
        track.fill(to: 10)
        let before = heap_bytes_in_use()
        track.fill(to: 10 + count)
        let after = heap_bytes_in_use()
        return (Double(after) - Double(before)) / Double(count)
    }

    static func soak(_ report: Report, _ swipes: Int) {
        report.heading("\(swipes) swipes with one controller")
        let track = SwipeTracks.library()
        let batch = 500
        var (done, progress) = (0, ProgressLine(of: swipes + batch * 20, "swipes"))
        func soak(_ count: Int) {
            for _ in 0..<(count / batch) {
                progress.show(done)
                done += batch
                track.fill(to: batch + 1)
                track.swipe(batch)
            }
        }
        soak(batch * 20)
        let before = heap_bytes_in_use()
        let start = processorTime()
        soak(swipes)
        let seconds = processorTime() - start
        progress.end()
        report.add("memory grows by", Double(Int64(heap_bytes_in_use()) - Int64(before)) / 1024, "KB", limit: 1024)
        report.add("swipes a second, new screens included", Double(swipes) / seconds, "")
    }
}
