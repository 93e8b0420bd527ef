/// A change at the end of a stack. The elements that stay below are stored as a count, so a deep stack changes as fast
/// as a shallow one.
struct StackEnd<Element: AnyObject> {
    let kept: Int
    /// The elements above, bottom first, before and after the change.
    let old: [Element]
    let new: [Element]

    fileprivate init(kept: Int, old: [Element], new: [Element]) {
        self.kept = kept
        self.old = old
        self.new = new
    }

    /// Replaces all elements above the first few.
    init(of stack: [Element], above kept: Int, becomes new: [Element]) {
        self.init(kept: kept, old: Array(stack[kept...]), new: new)
    }

    init(from before: [Element], to after: [Element]) {
        var kept = 0
        while kept < before.count, kept < after.count, before[kept] === after[kept] { kept += 1 }
        self.init(kept: kept, old: Array(before[kept...]), new: Array(after[kept...]))
    }

    /// Combines two changes.
    init(_ earlier: StackEnd, then later: StackEnd) {
        if later.kept >= earlier.kept {
            let middle = earlier.new.prefix(later.kept - earlier.kept)
            self.init(kept: earlier.kept, old: earlier.old, new: middle + later.new)
        } else {
            let middle = later.old.prefix(earlier.kept - later.kept)
            self.init(kept: later.kept, old: middle + earlier.old, new: later.new)
        }
    }

    func map<Other: AnyObject>(_ transform: (Element) -> Other) -> StackEnd<Other> {
        StackEnd<Other>(kept: kept, old: old.map(transform), new: new.map(transform))
    }

    /// Whether the stack is the one before the change.
    func matches(_ stack: [Element]) -> Bool {
        stack.count == kept + old.count && (old.isEmpty || stack.last === old.last)
    }

    func apply(to stack: inout [Element]) {
        stack.replaceSubrange(kept..., with: new)
    }

    func revert(in stack: inout [Element]) {
        stack.replaceSubrange(kept..., with: old)
    }
}

/// Whether the list contains this object, compared by identity.
func contains<Element: AnyObject>(_ list: [Element], _ object: Element) -> Bool {
    for element in list where element === object { return true }
    return false
}
