import NavgenSource
import NavgenYAML
import Testing

@Suite("Documents that are YAML but no tree of ours")
struct StructureErrorTests {
  @Test(
    "a file with nothing in it says how a spec begins",
    arguments: ["", "\n", "# only a comment\n", "---\n", "---\n...\n", "\u{FEFF}", "&a\n"])
  func empty(text: String) {
    check(
      text,
      fails: "1:1: error: file has nothing in it, expected a spec; "
        + "a spec begins with 'navgen: 1' [empty-spec]")
  }

  @Test("a duplicate key points at both places")
  func duplicateKey() {
    check(
      "tabs:\n  home: 1\n  \"home\": 2\n",
      fails: "3:3: error: key 'home' is already in this map; rename or remove one of the two "
        + "[duplicate-key]",
      "2:3: note: first given here")
  }

  @Test("of three equal keys each later one points at the first")
  func duplicateKeys() {
    check(
      "{a: 1, a: 2, b: {a: 3}, a: 4}",
      fails: "1:8: error: key 'a' is already in this map; rename or remove one of the two "
        + "[duplicate-key]",
      "1:2: note: first given here",
      "1:25: error: key 'a' is already in this map; rename or remove one of the two "
        + "[duplicate-key]",
      "1:2: note: first given here")
  }

  @Test("two spellings of one accented letter are one key")
  func equivalentKeys() {
    check(
      "caf\u{E9}: 1\ncafe\u{301}: 2\n",
      fails: "2:1: error: key 'cafe\u{301}' is already in this map; "
        + "rename or remove one of the two [duplicate-key]",
      "1:1: note: first given here")
  }

  @Test("a second document points at both")
  func severalDocuments() {
    check(
      "# first\na: 1\n---\nb: 2\n",
      fails: "3:1: error: second document in the file, expected one; remove the '---', "
        + "or put the second document into a file of its own [several-documents]",
      "2:1: note: the first document begins here")
    check(
      "---\n---\n",
      fails: "2:1: error: second document in the file, expected one; remove the '---', "
        + "or put the second document into a file of its own [several-documents]",
      "1:1: note: the first document begins here")
  }

  @Test("a tag that is not of the core is refused where it stands, and the reading goes on")
  func customTags() {
    check(
      "a: &x !!binary aGk=\nb: !local {c: !<tag:x,1:y> d}\n",
      fails: "1:7: error: tag '!!binary' is not known; remove the tag; a spec needs none "
        + "[custom-tag]",
      "2:4: error: tag '!local' is not known; remove the tag; a spec needs none [custom-tag]",
      "2:15: error: tag '!<tag:x,1:y>' is not known; remove the tag; a spec needs none "
        + "[custom-tag]")
    check(
      "a: !no!such b\n",
      fails: "1:4: error: tag '!no!such' is not known; remove the tag; a spec needs none "
        + "[custom-tag]")
  }

  @Test("a key must be text")
  func nonTextKeys() {
    check(
      "? [a]\n: b\n? {c: d}\n: e\n~: f\n",
      fails: "1:3: error: list as a key, expected text; "
        + "put quotes around it if it is meant as text [non-text-key]",
      "3:3: error: map as a key, expected text; "
        + "put quotes around it if it is meant as text [non-text-key]",
      "5:1: error: null as a key, expected text; "
        + "put quotes around it if it is meant as text [non-text-key]")
    check(
      "?\n: a\n",
      fails: "1:2: error: nothing as a key, expected text; write a name before the ':' "
        + "[non-text-key]")
  }

  @Test("a tag without a value may be meant as 'not', which must not be lost")
  func negation() {
    check(
      "a: !beta\nb: [!beta , c]\n",
      fails: "1:4: error: tag '!beta' is not known; there is no 'not'; declare a flag that says "
        + "the opposite, or remove the tag [custom-tag]",
      "2:5: error: tag '!beta' is not known; there is no 'not'; declare a flag that says the "
        + "opposite, or remove the tag [custom-tag]")
  }

  @Test("an error in an anchored value is told once, however often it is repeated")
  func errorBehindAliases() {
    check(
      "- &a {k: 1, k: 2}\n- *a\n- {<<: *a}\n",
      fails: "1:13: error: key 'k' is already in this map; rename or remove one of the two "
        + "[duplicate-key]",
      "1:7: note: first given here")
  }

  @Test("errors that leave the rest readable are all found, in the order of the file")
  func allErrors() {
    check(
      "a: *x\nb: !t 1\na: 2\nc: \"\n",
      fails: "1:4: error: alias '*x' has no anchor before it; "
        + "write '&x' before the value that the alias repeats [unknown-alias]",
      "2:4: error: tag '!t' is not known; remove the tag; a spec needs none [custom-tag]",
      "3:1: error: key 'a' is already in this map; rename or remove one of the two "
        + "[duplicate-key]",
      "1:1: note: first given here",
      "4:4: error: quote is never closed; add the closing quote [invalid-yaml]")
  }

  @Test("a very long word of the user is cut in the message")
  func longKey() {
    let key = String(repeating: "k", count: 100)
    check(
      "\(key): 1\n\(key): 2\n",
      fails: "2:1: error: key '\(key.prefix(60))…' is already in this map; "
        + "rename or remove one of the two [duplicate-key]",
      "1:1: note: first given here")
  }
}
