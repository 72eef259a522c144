import Foundation

extension [UInt8] {
  /// The bytes that a base64 text stands for; nil when a character or the length is wrong, or bits are set that belong to no byte.
  /// <https://www.rfc-editor.org/rfc/rfc4648>
  init?(base64 text: String) {
    // Foundation reads more than it writes, such as "AB==", "AAAA=" and "====".
    guard let data = Data(base64Encoded: text), data.base64EncodedString() == text else { return nil }
    self.init(data)
  }

  /// The bytes as text of 64 characters, with padding.
  var base64: String { Data(self).base64EncodedString() }
}
