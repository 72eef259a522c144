/// Texts that stay where they are for as long as this is there, for C to read; the same text is kept once.
package struct KeptTexts: Sendable {
  private var utf8: [[UInt8]: OwnedText] = [:]
  private var utf16: [[UInt8]: OwnedText] = [:]

  package init() {}

  package mutating func text(_ bytes: [UInt8]) -> OwnedText { utf8.kept(bytes, OwnedText(bytes)) }

  package mutating func text(_ text: String) -> OwnedText { self.text(Array(text.utf8)) }

  package mutating func text16(_ text: String) -> OwnedText { utf16.kept(Array(text.utf8), OwnedText(utf16: text)) }
}

extension Dictionary {
  /// The value of a key, which is made and kept where there is none.
  package mutating func kept(_ key: Key, _ make: @autoclosure () -> Value) -> Value {
    if let known = self[key] { return known }
    let made = make()
    self[key] = made
    return made
  }
}
