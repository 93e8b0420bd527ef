#include <elf.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Functions that exist on Linux, and that Swift's own modules do not declare.

/// Whether the object is being deallocated, or is deallocated while unowned references keep its memory.
bool swift_isDeallocating(const void *object);

/// The declaration behind a symbol, as text that the caller frees; null for other symbols.
char *swift_demangle(const char *mangledName, size_t length, char *output, size_t *outputSize, uint32_t flags);

/// The first place of the needle; null if there is none.
void *memmem(const void *haystack, size_t haystackLength, const void *needle, size_t needleLength);

/// A loaded file: the executable, or a shared object such as a bundle of tests.
struct LoadedFile {
    /// Null if no loaded file contains the address.
    const char *path;
    /// The distance of addresses in memory from those in the file.
    uintptr_t bias;
    bool isExecutable;
};

/// The loaded file that contains an address.
struct LoadedFile loadedFileContaining(const void *address);

/// Calls `handler` before an object of this very class is destroyed: its deinitializers have not run, and its stored
/// properties exist.
///
/// If the handler returns true, a weak reference to the object that is formed during its destruction ends the process,
/// as in Objective-C. In Swift it would be nil.
void callBeforeDestroying(const void *type, bool (*handler)(void *object));
