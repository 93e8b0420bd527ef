#include <stdbool.h>

// A function of the Swift runtime that Swift itself cannot call by name.

/// Whether the object is being deallocated, or is deallocated while unowned references keep its memory.
bool swift_isDeallocating(const void *object);
