import Testing

/// Comparisons that take a second or more, each in a process of its own, at the same time as the main actor's tests.
///
/// They come one after another, since a process holds a thread that the other tests need. A test of the main actor
/// would notice the end of its process only after all other tests, so this suite belongs to no actor.
@Suite("Long comparisons", .serialized)
enum LongComparisons {}
