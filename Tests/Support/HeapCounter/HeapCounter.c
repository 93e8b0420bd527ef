#include "HeapCounter.h"

#include <errno.h>
#include <malloc.h>
#include <stddef.h>

// A sanitizer brings its own heap: there nothing is counted.
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif

static uint64_t blocks;
static uint64_t bytes;

#ifndef SANITIZED

// The C library keeps its own under these names, for those who replace the public ones.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static inline void count(size_t size) {
    __atomic_fetch_add(&blocks, 1, __ATOMIC_RELAXED);
    __atomic_fetch_add(&bytes, size, __ATOMIC_RELAXED);
}

void *malloc(size_t size) {
    count(size);
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count(number * size);
    return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
    count(size);
    return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
    count(size);
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count(size);
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    count(size);
    void *block = __libc_memalign(alignment, size);
    if (block == NULL) {
        return ENOMEM;
    }
    *result = block;
    return 0;
}

void free(void *block) {
    __libc_free(block);
}

#endif

uint64_t heap_blocks(void) {
    return __atomic_load_n(&blocks, __ATOMIC_RELAXED);
}

uint64_t heap_bytes(void) {
    return __atomic_load_n(&bytes, __ATOMIC_RELAXED);
}

uint64_t heap_bytes_in_use(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}
