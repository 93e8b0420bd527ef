#define _GNU_SOURCE
#include "SwiftRuntime.h"
#include <link.h>

struct Search {
    uintptr_t address;
    struct LoadedFile found;
};

static int visit(struct dl_phdr_info *info, size_t size, void *context) {
    struct Search *search = context;
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
        uintptr_t start = info->dlpi_addr + segment->p_vaddr;
        if (segment->p_type != PT_LOAD || search->address - start >= segment->p_memsz) continue;
        // The executable has no name here.
        bool isExecutable = !info->dlpi_name[0];
        const char *path = isExecutable ? "/proc/self/exe" : info->dlpi_name;
        search->found = (struct LoadedFile){path, info->dlpi_addr, isExecutable};
        return 1;
    }
    return 0;
}

struct LoadedFile loadedFileContaining(const void *address) {
    struct Search search = {(uintptr_t)address, {NULL, 0, false}};
    dl_iterate_phdr(visit, &search);
    return search.found;
}
