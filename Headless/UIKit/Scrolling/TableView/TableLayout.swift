import Foundation

/// The positions of the rows and headers of a table, from the top down.
struct TableLayout {
    struct Section {
        var top: CGFloat
        var headerHeight: CGFloat
        var title: String?
        /// The upper edges of the rows, and the lower edge of the last one.
        var edges: [CGFloat]

        var rowCount: Int { edges.count - 1 }
        var bottom: CGFloat { edges[edges.count - 1] }
    }

    private(set) var sections: [Section] = []
    private(set) var height: CGFloat

    init(top: CGFloat) {
        height = top
    }

    mutating func add(title: String?, headerHeight: CGFloat, rows: Int, rowHeight: (Int) -> CGFloat) {
        let top = height
        var edges = [top + headerHeight]
        edges.reserveCapacity(rows + 1)
        for row in 0..<rows { edges.append(edges[row] + rowHeight(row)) }
        sections.append(Section(top: top, headerHeight: headerHeight, title: title, edges: edges))
        height = edges[rows]
    }

    func contains(_ path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && (0..<sections[path.section].rowCount).contains(path.row)
    }

    /// The upper and lower edge of a row.
    func extent(of path: IndexPath) -> (top: CGFloat, bottom: CGFloat) {
        let edges = sections[path.section].edges
        return (edges[path.row], edges[path.row + 1])
    }

    func row(at y: CGFloat) -> IndexPath? {
        rows(from: y, to: y.nextUp).first
    }

    /// The rows that overlap the range between two heights.
    func rows(from upper: CGFloat, to lower: CGFloat) -> [IndexPath] {
        var paths: [IndexPath] = []
        for (index, section) in sections.enumerated() where section.top < lower && section.bottom > upper {
            var row = Self.lastEdge(at: upper, in: section.edges)
            while row < section.rowCount, section.edges[row] < lower {
                if section.edges[row + 1] > upper { paths.append(IndexPath(row: row, section: index)) }
                row += 1
            }
        }
        return paths
    }

    /// The index of the last edge at or above the height, by binary search.
    private static func lastEdge(at height: CGFloat, in edges: [CGFloat]) -> Int {
        var (low, high) = (0, edges.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if edges[middle] <= height { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
