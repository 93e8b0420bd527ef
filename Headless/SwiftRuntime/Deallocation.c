#define _GNU_SOURCE
#include "SwiftRuntime.h"
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

typedef __attribute__((swiftcall)) void (*Destroy)(__attribute__((swift_context)) void *object);

struct Hook {
    const void *type;
    Destroy original;
    bool (*handler)(void *object);
    struct Hook *next;
};

static struct Hook *hooks;
static _Thread_local const void *withoutWeakReferences;

static __attribute__((swiftcall)) void destroy(__attribute__((swift_context)) void *object) {
    const struct Hook *hook = hooks;
    while (hook->type != *(const void **)object) hook = hook->next;
    const void *outer = withoutWeakReferences;
    withoutWeakReferences = object;
    if (!hook->handler(object)) withoutWeakReferences = outer;
    hook->original(object);
    withoutWeakReferences = outer;
}

void callBeforeDestroying(const void *type, bool (*handler)(void *object)) {
    // In the metadata of a class its destructor is two words before the place to which references to the class point.
    Destroy *slot = (Destroy *)type - 2;
    if (*slot == destroy) return;
    struct Hook *hook = malloc(sizeof(struct Hook));
    *hook = (struct Hook){type, *slot, handler, hooks};
    hooks = hook;
    *slot = destroy;
}

// The two functions of the runtime that form weak references, replaced for the whole executable. A statically linked
// runtime keeps its own: these are weak symbols.

typedef void *(*FormWeak)(void *reference, void *object);

static void check(const void *object) {
    if (!object || object != withoutWeakReferences) return;
    fprintf(stderr, "Cannot form weak reference to instance (%p): it is in the process of deallocation.\n", object);
    abort();
}

__attribute__((weak)) void *swift_weakInit(void *reference, void *object) {
    static FormWeak original;
    if (!original) original = (FormWeak)dlsym(RTLD_NEXT, "swift_weakInit");
    check(object);
    return original(reference, object);
}

__attribute__((weak)) void *swift_weakAssign(void *reference, void *object) {
    static FormWeak original;
    if (!original) original = (FormWeak)dlsym(RTLD_NEXT, "swift_weakAssign");
    check(object);
    return original(reference, object);
}
