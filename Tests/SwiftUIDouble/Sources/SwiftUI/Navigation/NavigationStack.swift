// swiftui-api: 3 NavigationStack
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct NavigationStack<Data, Root>: View where Root: View {
  /// `nil` for a stack that keeps its path to itself.
  private let path: StackPath?
  private let root: Root

  @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  @MainActor @preconcurrency public init(
    path: Binding<NavigationPath>, @ViewBuilder root: () -> Root
  ) where Data == NavigationPath {
    self.path = StackPath(path)
    self.root = root()
  }

  @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = StackPath(path)
    self.root = root()
  }

  public typealias Body = Never
}

extension NavigationStack: DrawnView {
  func draw(in context: DrawContext) -> [Node] {
    let context = context.inside("NavigationStack")
    if context.stack != nil {
      context.pass.report("a NavigationStack is inside a NavigationStack")
    }
    let path = path ?? ownPath(in: context)
    return [StackDrawing(path: path, context: context).node { drawNodes(root, in: $0) }]
  }

  private func ownPath(in context: DrawContext) -> StackPath {
    let box = context.pass.memory.object("path", at: context.identity) {
      StateBox(NavigationPath())
    }
    return StackPath(Binding(.state, read: { box.value }, write: { value, _ in box.value = value }))
  }
}

/// The path of a stack, whatever its type.
struct StackPath {
  let kind: BindingKind
  let read: () -> [AnyHashable]
  /// Keeps that many elements.
  let keep: (Int) -> Void
  /// Whether an element is of the path's type.
  let accepts: (AnyHashable) -> Bool
  /// Appends an element of the path's type.
  let append: (AnyHashable) -> Void

  init(_ path: Binding<NavigationPath>) {
    kind = path.kind
    read = { path.wrappedValue.elements }
    keep = { count in path.wrappedValue.removeLast(path.wrappedValue.count - count) }
    accepts = { _ in true }
    append = { element in path.wrappedValue.elements.append(element) }
  }

  init<Data>(_ path: Binding<Data>)
  where Data: RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
    kind = path.kind
    read = { path.wrappedValue.map { AnyHashable($0) } }
    keep = { count in path.wrappedValue = Data(path.wrappedValue.prefix(count)) }
    accepts = { $0.base is Data.Element }
    append = { element in
      guard let element = element.base as? Data.Element else { return }
      path.wrappedValue = path.wrappedValue + [element]
    }
  }
}
