// The value types that the other samples use, in the shape in which navgen writes them.
#if hasFeature(InternalImportsByDefault)
  public import Foundation
#else
  import Foundation
#endif

public nonisolated enum ShopTab: String, CaseIterable, Identifiable, Hashable, Codable, Sendable {
  case home, search, cart, profile, orders, wishes, offers, stores, help, news, about, settings

  public var id: Self { self }
}

public nonisolated enum ShopRoute: Hashable, Sendable {
  case product(id: UUID, since: Date? = nil)
  case page(URL)
  case settings
}
