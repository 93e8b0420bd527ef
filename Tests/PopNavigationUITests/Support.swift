// The helpers that the portable tests use, too.
@_exported import PopNavigationTestSupport
