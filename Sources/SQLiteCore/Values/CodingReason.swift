/// Why encoding or decoding failed, and where, in words that hold nothing of the values.
struct CodingReason: Error {
  let text: String

  /// The reason behind what a closure throws; nil when it throws nothing.
  static func thrown(_ code: () throws -> some Any) -> String? {
    do { _ = try code() } catch { return CodingReason(error).text }
    return nil
  }

  init(_ error: any Error) {
    text =
      switch error {
      case let error as CodingReason: error.text
      case DecodingError.keyNotFound(let key, let context): "there is no \(Self.name(of: key)) in \(Self.place(context.codingPath))"
      case DecodingError.valueNotFound(let type, let context): "null cannot be read as \(type): \(Self.place(context.codingPath))"
      case DecodingError.typeMismatch(let type, let context): "a value of another type than \(type) is in \(Self.place(context.codingPath))"
      case DecodingError.dataCorrupted(let context): "cut off, damaged or no valid value: \(Self.place(context.codingPath))"
      case EncodingError.invalidValue(let value, let context):
        "a \(type(of: value)) that cannot be encoded: \(Self.place(context.codingPath))"
      default: "its coding threw \(type(of: error))"
      }
  }

  init(text: String) { self.text = text }

  private static func place(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "the whole value" : path.map { name(of: $0) }.joined(separator: ".")
  }

  /// A key that stands in source, or the number of an element. The keys of a dictionary are data: they stay out.
  private static func name(of key: any CodingKey) -> String {
    if let index = key.intValue { return "[\(index)]" }
    let mirror = Mirror(reflecting: key)
    return mirror.displayStyle == .enum && mirror.children.isEmpty ? key.stringValue : "*"
  }
}
