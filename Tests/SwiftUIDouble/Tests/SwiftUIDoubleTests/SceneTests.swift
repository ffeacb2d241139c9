import SwiftUI
import Testing
import ViewHost

@MainActor struct SceneTests {
  @Test func `what is in the storage of the scene is there in the next launch`() throws {
    let host = ViewHost { Page() }
    try host.press("next")
    let saved = host.saveScene()
    try host.press("next")
    #expect(host.shownTexts == ["page 2", "next"])
    let again = ViewHost(scene: saved) { Page() }
    #expect(again.shownTexts == ["page 1", "next"])
    #expect(ViewHost { Page() }.shownTexts == ["page 0", "next"])
    #expect(host.faults + again.faults == [])
  }

  @Test func `views of a window share its storage by key`() throws {
    let host = ViewHost {
      Page()
      Page()
    }
    try host.press("next", at: 1)
    #expect(host.shownTexts == ["page 1", "next", "page 1", "next"])
  }

  @Test func `views are told whether their window is in front`() {
    let host = ViewHost { Phase() }
    #expect(host.shownTexts == ["active"])
    host.options.phase = .background
    #expect(host.shownTexts == ["background"])
  }
}

private struct Page: View {
  @SceneStorage("page") private var page: Int?

  var body: some View {
    Text(verbatim: "page \(page ?? 0)")
    Button("next") { page = (page ?? 0) + 1 }
  }
}

private struct Phase: View {
  @Environment(\.scenePhase) private var phase

  var body: some View {
    Text(verbatim: "\(phase)")
  }
}
