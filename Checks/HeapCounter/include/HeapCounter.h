#ifndef HEAP_COUNTER_H
#define HEAP_COUNTER_H

#include <stdint.h>

/// Bytes of the heap in use now, as the C library counts them. Swift's `Glibc` does not offer the function.
uint64_t heap_bytes_in_use(void);

#endif
