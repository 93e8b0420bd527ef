import ArbitrationMatrix
import CommandLineOptions
import Foundation
import PopNavigation

/// What the program does. Each command returns the exit status.
@MainActor
enum Commands {
    static func table(_ drag: Drag, _ arguments: MatrixArguments) -> Int32 {
        var surroundings = Surroundings(
            arguments.device ?? .iPhone(version: 18), isMirrored: arguments.isMirrored)
        surroundings.position = arguments.position
        let mechanism = arguments.mechanism ?? .library
        guard Contestant.mechanisms(on: surroundings).contains(mechanism) else {
            FileHandle.standardError.write(Data("no such mechanism on \(surroundings): \(mechanism)\n".utf8))
            return 2
        }
        print("Who wins a \(drag) drag on \(surroundings), mechanism \(mechanism).")
        print("In parentheses: who wins it with a plain controller, where that differs. A dash: no recognizer.\n")
        print(Table(drag, on: surroundings, mechanism: mechanism))
        return 0
    }

    static func drags(every stride: Int, _ arguments: MatrixArguments) -> Int32 {
        let cells = Cell.all.filter { [nil, $0.surroundings.device].contains(arguments.device) }.enumerated().filter {
            $0.offset % stride == 0
        }.map(\.element)
        var (summary, progress) = (Summary(), ProgressLine(of: cells.count, "cells"))
        for (index, var cell) in cells.enumerated() {
            progress.show(index)
            cell.surroundings.position = arguments.position
            summary.add(Comparison(cell))
        }
        progress.end()
        print(summary)
        return summary.isClean ? 0 : 1
    }

    static func time(every stride: Int, _ arguments: MatrixArguments) -> Int32 {
        let settings = TimeSetting.all.filter { [nil, $0.surroundings.device].contains(arguments.device) }
        let mechanisms = arguments.mechanism.map { [$0] }
        var (summary, progress) = (TimeSummary(), ProgressLine(of: settings.count, "scenes"))
        var number = 0
        for (index, var setting) in settings.enumerated() {
            progress.show(index)
            setting.surroundings.position = arguments.position
            var matrix = TimeMatrix(setting)
            for cell in setting.cells {
                if number % stride == 0 { summary.add(matrix.compare(cell, mechanisms: mechanisms)) }
                number += 1
            }
        }
        progress.end()
        print(summary)
        return summary.isClean ? 0 : 1
    }

    static func words<Cell: WordsCell>(
        _ type: Cell.Type, every stride: Int, _ arguments: MatrixArguments
    ) -> Int32 {
        let cells = Cell.all.enumerated().filter { $0.offset % stride == 0 }.map(\.element).filter {
            [nil, $0.surroundings.device].contains(arguments.device)
        }
        var (summary, progress) = (WordsSummary<Cell>(), ProgressLine(of: cells.count, "cells"))
        for (index, var cell) in cells.enumerated() {
            progress.show(index)
            cell.surroundings.position = arguments.position
            summary.play(cell)
        }
        progress.end()
        print(summary.report(naming: arguments.isListing ? .max : 3))
        return summary.isClean ? 0 : 1
    }

    static func words<Cell: WordsCell>(in cell: Cell) -> Int32 {
        print(cell.trace)
        var summary = WordsSummary<Cell>()
        summary.play(cell)
        print(summary.report())
        return summary.isClean ? 0 : 1
    }

    static func thumbs(_ count: Int, seed: UInt64, _ arguments: MatrixArguments) -> Int32 {
        let places = arguments.places
        var (summary, progress) = (ThumbSummary(), ProgressLine(of: count * places.count, "thumbs"))
        for (index, surroundings) in places.enumerated() {
            for number in 0..<count {
                progress.show(index * count + number)
                let thumb = Thumb(seed: seed, number: number)
                summary.play(thumb, on: surroundings, mechanisms: arguments.mechanism.map { [$0] })
            }
        }
        progress.end()
        print(summary)
        return summary.lost.isEmpty ? 0 : 1
    }

    static func record(_ count: Int, seed: UInt64, to file: ResultFile) -> Int32 {
        let record = record(ThumbRecord.lines, count, seed: seed)
        do {
            try file.write(Data("\(record)".utf8))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return 2
        }
        return 0
    }

    static func thumbs(against path: String, _ arguments: MatrixArguments) -> Int32 {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8), let former = ThumbRecord(text) else {
            FileHandle.standardError.write(Data("no record of thumbs: \(path)\n".utf8))
            return 2
        }
        let lines = ThumbRecord.lines.filter { [nil, $0.surroundings.device].contains(arguments.device) }
        let changes = record(lines, former.count, seed: former.seed).changes(since: former)
        let losses = changes.filter(\.isLoss)
        print("\(former.count * lines.count) thumbs: \(changes.count) end otherwise, \(losses.count) of them lose")
        if !changes.isEmpty { print(ThumbRecord.report(on: changes)) }
        return losses.isEmpty ? 0 : 1
    }

    private static func record(_ lines: [ThumbRecord.Line], _ count: Int, seed: UInt64) -> ThumbRecord {
        var progress = ProgressLine(of: lines.count, "lines")
        defer { progress.end() }
        return ThumbRecord(seed: seed, count: count, lines: lines) { progress.show($0) }
    }

    static func thumb(_ number: Int, seed: UInt64, _ arguments: MatrixArguments) -> Int32 {
        let thumb = Thumb(seed: seed, number: number, in: arguments.region)
        print(thumb)
        let places = arguments.places
        var isWorse = false
        for surroundings in places {
            let outcomes = ThumbSummary.outcomes(
                of: thumb, on: surroundings, mechanisms: arguments.mechanism.map { [$0] })
            print("\(surroundings): " + outcomes.map { "\($0.name) \($0.outcome)" }.joined(separator: ", "))
            if outcomes[0].outcome == .popped { isWorse = isWorse || outcomes.contains { $0.outcome != .popped } }
        }
        return isWorse ? 1 : 0
    }

    static func trace(_ cell: TimeCell, _ arguments: MatrixArguments) -> Int32 {
        print("A plain controller\n\(TimeMatrix.trace(cell, on: .plain))\n")
        if cell.mayLackBar {
            print("A plain controller that allows swipes without a bar")
            print(TimeMatrix.trace(cell, on: .plainWithoutBar(interrupts: true)) + "\n")
        }
        let mechanism = arguments.mechanism ?? .library
        print("The library, mechanism \(mechanism)\n\(TimeMatrix.trace(cell, on: .library(mechanism, .full)))")
        var matrix = TimeMatrix(cell.setting)
        let deviations = matrix.compare(cell, mechanisms: [mechanism]).deviations
        for deviation in deviations { print("Deviation: \(deviation.kind.rawValue): \(deviation.detail)") }
        return deviations.isEmpty ? 0 : 1
    }
}

extension MatrixArguments {
    /// The devices and directions.
    fileprivate var places: [Surroundings] {
        Surroundings.all.filter { [nil, $0.device].contains(device) }.map { surroundings in
            var surroundings = surroundings
            surroundings.position = position
            return surroundings
        }
    }
}
