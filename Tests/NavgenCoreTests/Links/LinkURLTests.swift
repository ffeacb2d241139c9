import Testing

@testable import NavgenCore

@Suite struct LinkURLTests {
  private func parts(_ text: String) -> [String?] {
    let url = LinkURL(text)
    return [url.scheme, url.authority, url.path, url.query]
  }

  @Test("a text is divided into scheme, authority, path and query")
  func division() {
    #expect(parts("Shop://Products/7?a=b?c#d?e") == ["shop", "Products", "/7", "a=b?c"])
    #expect(parts("shop:products/7") == ["shop", nil, "products/7", ""])
    #expect(parts("/a:b/c") == [nil, nil, "/a:b/c", ""])
    #expect(parts("1a:b") == [nil, nil, "1a:b", ""])
    #expect(parts("//host/x") == [nil, "host", "/x", ""])
    #expect(parts("#?") == [nil, nil, "", ""])
    #expect(parts("a?\u{301}b") == [nil, nil, "a", "\u{301}b"])
    #expect(parts("") == [nil, nil, "", ""])
  }

  @Test("a host stands without who signs in and without its port")
  func hosts() {
    #expect(LinkURL("https://a@b@Shop.example.com:80/x").host == "shop.example.com")
    #expect(LinkURL("https://h:").host == "h")
    #expect(LinkURL("https://h:x").host == "h:x")
    #expect(LinkURL("https:/x").host == nil)
  }

  @Test("behind a scheme a port alone, or a user alone, is no empty host")
  func emptyHosts() throws {
    let model = try acceptedModel(
      """
      navgen: 1
      links: { schemes: [a], schemeHostIsPath: false }
      tabs: { home: { title: Home, icon: house, link: /x } }
      """)
    for url in ["a:/x", "a:///x", "a:x"] {
      #expect(resolveLink(url, in: model).outcome == .opened, "\(url)")
    }
    for url in ["a://:/x", "a://:80/x", "a://u@/x", "a://u@:1/x", "a://b/x"] {
      #expect(resolveLink(url, in: model).outcome == .notFound, "\(url)")
    }
  }

  @Test("segments are decoded once, after the path is divided")
  func segments() {
    #expect(decodedSegments("//a%2Fb//%2525/+/") == ["a/b", "%25", "+"])
    #expect(decodedSegments("/a/./%2e/b/../%2E%2e/c") == ["c"])
    #expect(decodedSegments("/../..") == [])
    for path in ["%", "%4", "%zz", "%+1", "%C3", "%ff", "%00", "\u{0}", "a/%ED%A0%80"] {
      #expect(decodedSegments(path) == nil, "\(path)")
    }
  }

  @Test("a malformed item of a query harms only itself")
  func query() {
    #expect(
      decodedQuery("a=1&&b&=c&%=x&d=%&a=+%20=") == [
        DecodedQueryItem(key: "a", value: "1"), DecodedQueryItem(key: "b", value: ""),
        DecodedQueryItem(key: "", value: "c"), DecodedQueryItem(key: nil, value: "x"),
        DecodedQueryItem(key: "d", value: nil), DecodedQueryItem(key: "a", value: "+ ="),
      ])
  }

  @Test("any text comes back from its encoding")
  func encoding() {
    let text = "a b/?#%+&=é👩‍👧\u{301}\u{202E}~'\n:@!$()*,;"
    #expect(decodedSegments(encodedSegment(text)) == [text])
    let query = encodedQueryText(text)
    #expect(decodedQuery("\(query)=\(query)") == [DecodedQueryItem(key: text, value: text)])
    #expect(encodedSegment("a/é+=&") == "a%2F%C3%A9+=&")
    #expect(encodedQueryText("a/é+=&?") == "a/%C3%A9%2B%3D%26?")
  }
}
