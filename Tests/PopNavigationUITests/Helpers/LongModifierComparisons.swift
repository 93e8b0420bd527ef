import Testing

/// Comparisons with modifiers that take a second or more. See `LongComparisons` of the tests with fingers.
@Suite("Long comparisons with modifiers", .serialized)
enum LongModifierComparisons {}
