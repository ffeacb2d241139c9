public nonisolated struct Opaque: Hashable, Sendable {}
