internal import SwiftRuntime

/// The symbols of one loaded file, the executable or a shared object: the names of its functions and types.
///
/// Only the ELF file has them. A build that strips its symbols has none.
struct SymbolTable {
    // Guarded by the caller's lock.
    nonisolated(unsafe) private static var tables: [UInt: SymbolTable] = [:]

    private let symbols: UnsafeBufferPointer<Elf64_Sym>
    private let names: UnsafeRawBufferPointer
    /// The distance of addresses in memory from those in the file.
    private let bias: UInt

    /// The table of the file that contains an address.
    static func containing(_ address: UnsafeRawPointer) -> SymbolTable {
        let file = loadedFileContaining(address)
        if let known = tables[file.bias] { return known }
        let table = SymbolTable(of: file)
        tables[file.bias] = table
        return table
    }

    private init(of file: LoadedFile) {
        let image = Self.map(file)
        let header = image.load(as: Elf64_Ehdr.self)
        let sections = UnsafeBufferPointer(
            start: (image + Int(header.e_shoff)).assumingMemoryBound(to: Elf64_Shdr.self), count: Int(header.e_shnum))
        bias = UInt(file.bias)
        guard let table = sections.first(where: { $0.sh_type == SHT_SYMTAB }) else {
            // Libraries of the system have none. UIKit doesn't ask about their classes.
            guard file.isExecutable else {
                (symbols, names) = (.init(start: nil, count: 0), .init(start: nil, count: 0))
                return
            }
            Exception.raise(.generic, "The executable has no symbols, so it is unknown what its classes implement")
        }
        symbols = UnsafeBufferPointer(
            start: (image + Int(table.sh_offset)).assumingMemoryBound(to: Elf64_Sym.self),
            count: Int(table.sh_size) / MemoryLayout<Elf64_Sym>.stride)
        let text = sections[Int(table.sh_link)]
        names = UnsafeRawBufferPointer(start: image + Int(text.sh_offset), count: Int(text.sh_size))
    }

    /// The file is mapped and not read: most of it is never used.
    private static func map(_ loaded: LoadedFile) -> UnsafeMutableRawPointer {
        let file = loaded.path.map { open($0, O_RDONLY) } ?? -1
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0,
            let image = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, file, 0), image != MAP_FAILED
        else { Exception.raise(.generic, "The executable's symbols cannot be read") }
        return image
    }

    /// The mangled names of what is at the address.
    func names(at address: UnsafeRawPointer) -> [String] {
        let value = UInt(bitPattern: address) &- bias
        return symbols.filter { $0.st_value == value }.map { name(at: Int($0.st_name)) }
    }

    /// The mangled names that begin with this prefix.
    func names(withPrefix prefix: String) -> [String] {
        var found: [String] = []
        var start = 0
        while let match = memmem(names.baseAddress! + start, names.count - start, prefix, prefix.utf8.count) {
            let offset = UnsafeRawPointer(match) - names.baseAddress!
            found.append(name(at: offset))
            start = offset + found.last!.utf8.count
        }
        return found
    }

    private func name(at offset: Int) -> String {
        String(cString: (names.baseAddress! + offset).assumingMemoryBound(to: CChar.self))
    }

    /// The text of a declaration: "App.Screen.reload(animated: Swift.Bool) -> ()".
    static func demangle(_ name: String) -> String? {
        guard let text = swift_demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}
