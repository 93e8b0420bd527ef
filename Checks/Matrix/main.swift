import ArbitrationMatrix
import CommandLineOptions
import Foundation

let arguments = MatrixArguments.ofProcess()

switch arguments.command {
case .table(let drag): exit(Commands.table(drag, arguments))
case .drags(let stride): exit(Commands.drags(every: stride, arguments))
case .time(let stride): exit(Commands.time(every: stride, arguments))
case .thumbs(let count, let seed): exit(Commands.thumbs(count, seed: seed, arguments))
case .record(let file, let count, let seed): exit(Commands.record(count, seed: seed, to: file))
case .against(let path): exit(Commands.thumbs(against: path, arguments))
case .thumb(let number, let seed): exit(Commands.thumb(number, seed: seed, arguments))
case .locks(let stride): exit(Commands.words(LockCell.self, every: stride, arguments))
case .waiting(let stride): exit(Commands.words(WaitingCell.self, every: stride, arguments))
case .lock(let cell): exit(Commands.words(in: cell))
case .wait(let cell): exit(Commands.words(in: cell))
case .trace(let cell): exit(Commands.trace(cell, arguments))
}
