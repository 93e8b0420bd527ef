#ifndef HEAP_COUNTER_H
#define HEAP_COUNTER_H

#include <stdint.h>

/// How many blocks the process has asked the heap for so far, and how many bytes.
///
/// A program that links this target has its own `malloc`, which counts and then calls that of the C library.
uint64_t heap_blocks(void);
uint64_t heap_bytes(void);

/// Bytes in use now, by the C library's own account.
uint64_t heap_bytes_in_use(void);

#endif
