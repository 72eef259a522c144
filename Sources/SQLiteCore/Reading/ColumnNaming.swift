/// How the keys of a `Decodable` or `Encodable` type are spelled as names of columns.
public enum ColumnNaming: Hashable, Sendable {
  /// As they are.
  case exact
  /// In lower case, with `_` between words: `firstName` is `first_name`, `photoURL` is `photo_url`.
  case snakeCase

  /// The name of the column of a key.
  func column(_ key: String) -> String {
    switch self {
    case .exact: key
    case .snakeCase: Self.snakeCase(key)
    }
  }

  private static func snakeCase(_ key: String) -> String {
    let letters = Array(key)
    var name = ""
    for (place, letter) in letters.enumerated() {
      let followsSmall = place > 0 && (letters[place - 1].isLowercase || letters[place - 1].isNumber)
      let endsAcronym = place > 0 && letters[place - 1].isUppercase && place + 1 < letters.count && letters[place + 1].isLowercase
      if letter.isUppercase, followsSmall || endsAcronym { name.append("_") }
      name += letter.lowercased()
    }
    return name
  }
}
