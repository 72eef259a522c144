/// The names of the handles in a ``Cassette``, each with a number.
final class CassetteNames {
  private(set) var all: [String] = []
  private var numbers: [String: Int] = [:]
  private var counts: [String: Int] = [:]
  /// The last name that was looked up. Most lines of a cassette repeat it.
  private var last: (name: ArraySlice<UInt8>, number: Int) = ([], 0)

  /// Returns the number of a name; a new name gets the next number.
  func number(of name: String) -> Int {
    if let known = numbers[name] { return known }
    all.append(name)
    numbers[name] = all.count - 1
    return all.count - 1
  }

  /// Returns the number of a name that is given in UTF-8.
  func number(of name: ArraySlice<UInt8>) -> Int {
    if last.name != name { last = (name, number(of: String(decoding: name, as: UTF8.self))) }
    return last.number
  }

  /// Returns the part of a name after the #, such as 2 for `statement#2`.
  func suffix(of number: Int?) -> Substring {
    guard let number, all.indices.contains(number) else { return "?" }
    return all[number].drop { $0 != "#" }.dropFirst()
  }

  /// Makes a name for the next handle of a kind, such as `statement#3`, and returns its number.
  func next(_ kind: String) -> Int {
    counts[kind, default: 0] += 1
    return number(of: "\(kind)#\(counts[kind, default: 0])")
  }
}
