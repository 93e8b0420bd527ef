internal import SwiftRuntime

/// The symbols of the running executable: the names of its functions and types.
///
/// Only the ELF file has them. A build that strips its symbols has none.
struct SymbolTable {
    // Never changed.
    nonisolated(unsafe) static let shared = SymbolTable()

    private let symbols: UnsafeBufferPointer<Elf64_Sym>
    private let names: UnsafeRawBufferPointer
    /// The distance of addresses in memory from those in the file.
    private let bias: UInt

    private init() {
        let image = Self.mappedFile()
        let header = image.load(as: Elf64_Ehdr.self)
        let sections = UnsafeBufferPointer(
            start: (image + Int(header.e_shoff)).assumingMemoryBound(to: Elf64_Shdr.self), count: Int(header.e_shnum))
        guard let table = sections.first(where: { $0.sh_type == SHT_SYMTAB }) else {
            Exception.raise(.generic, "The executable has no symbols, so it is unknown what its classes implement")
        }
        symbols = UnsafeBufferPointer(
            start: (image + Int(table.sh_offset)).assumingMemoryBound(to: Elf64_Sym.self),
            count: Int(table.sh_size) / MemoryLayout<Elf64_Sym>.stride)
        let text = sections[Int(table.sh_link)]
        names = UnsafeRawBufferPointer(start: image + Int(text.sh_offset), count: Int(text.sh_size))
        bias = UInt(bitPattern: addressOfExecutable())
    }

    /// The file is mapped and not read: most of it is never used.
    private static func mappedFile() -> UnsafeMutableRawPointer {
        let file = open("/proc/self/exe", O_RDONLY)
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
