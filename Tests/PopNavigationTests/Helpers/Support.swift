// The helpers that other targets of tests use, too.
// Where all folders are compiled as one module there is no such module.
#if canImport(PopNavigationTestSupport)
@_exported import PopNavigationTestSupport
#endif
