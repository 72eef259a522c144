import Foundation

extension [UInt8] {
  /// Decodes base64 text. Fails if a character or the length is invalid, or if unused bits are set.
  /// <https://www.rfc-editor.org/rfc/rfc4648>
  init?(base64 text: String) {
    // Foundation accepts more than it writes, such as "AB==", "AAAA=" and "====".
    guard let data = Data(base64Encoded: text), data.base64EncodedString() == text else { return nil }
    self.init(data)
  }

  /// The bytes in base64 with padding.
  package var base64: String { Data(self).base64EncodedString() }
}
