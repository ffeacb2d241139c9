public nonisolated struct Opaque: Hashable, Codable, Sendable {}
