#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Foundation

/// Saves and restores a `PopNavigationPath`, for example as a scene's state.
///
/// ```swift
/// let coder = PopNavigationPathCoder(Book.self, Author.self)
/// let data = try coder.encode(path)
/// ```
///
/// A value is saved with the name of its type, so a type that is renamed cannot be restored.
public struct PopNavigationPathCoder {
    /// Why a path is not saved or restored.
    public enum Failure: Error, Equatable {
        /// The coder does not know a value's type, which has this name.
        case unknownType(String)
    }

    private let types: [String: any (Codable & Hashable).Type]

    /// Creates a coder for values of some types.
    public init(_ types: any (Codable & Hashable).Type...) {
        self.types = Dictionary(types.map { (String(reflecting: $0), $0) }) { first, _ in first }
    }

    /// The path as data. Throws if a value has a type that the coder does not know.
    public func encode(_ path: PopNavigationPath) throws -> Data {
        let encoder = JSONEncoder()
        return try encoder.encode(
            path.elements.map { element in
                let name = String(reflecting: type(of: element.base))
                guard types[name] != nil, let value = element.base as? any Encodable else {
                    throw Failure.unknownType(name)
                }
                return Record(type: name, value: try encoder.encode(value))
            })
    }

    /// The path that the data were made from. Throws if a value has a type that the coder does not know.
    public func decode(_ data: Data) throws -> PopNavigationPath {
        let decoder = JSONDecoder()
        var path = PopNavigationPath()
        for record in try decoder.decode([Record].self, from: data) {
            guard let type = types[record.type] else { throw Failure.unknownType(record.type) }
            path.append(try decoder.decode(type, from: record.value))
        }
        return path
    }

    private struct Record: Codable {
        let type: String
        let value: Data
    }
}
#endif
