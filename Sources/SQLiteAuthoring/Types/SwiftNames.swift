/// The names in Swift of the tables of a database, or of the columns of a table. No name is given twice.
struct SwiftNames {
  private var taken: Set<String>

  /// - Parameter reserved: Names that are not given.
  init(reserved: String) { taken = Set(reserved.split(separator: " ").map(String.init)) }

  /// Returns the name of a column's property: the name of the column, in backticks where Swift needs them. A column whose name Swift does
  /// not allow is named by its position.
  mutating func property(of column: String, at position: Int) -> String {
    if Self.isAllowed(column), taken.insert(column).inserted { return Self.escaped(column) }
    return free("column\(position)", adding: "_")
  }

  /// Returns the name of a table's type: the letters and digits of the table's name, each word with a capital.
  mutating func type(of table: String) -> String {
    let words = table.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return Self.escaped(free(name.first?.isLetter == true ? name : "Table" + name, adding: "Row"))
  }

  private mutating func free(_ name: String, adding suffix: String) -> String {
    var name = name
    while !taken.insert(name).inserted { name += suffix }
    return name
  }

  /// Whether a name can be written in backticks. Swift allows more signs than these.
  private static func isAllowed(_ name: String) -> Bool {
    func isOfWord(_ sign: Character) -> Bool { sign.isLetter || sign.isNumber || sign == "_" }
    return name.contains(where: isOfWord) && name.allSatisfy { isOfWord($0) || " -.".contains($0) }
  }

  private static func escaped(_ name: String) -> String {
    name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil && !keywords.contains(Substring(name)) ? name : "`\(name)`"
  }

  private static let keywords = Set(
    """
    _ Any Protocol Self Type as associatedtype break case catch class continue default defer deinit do else enum extension fallthrough false \
    fileprivate for func guard if import in init inout internal is let nil operator precedencegroup private protocol public repeat rethrows \
    return self static struct subscript super switch throw throws true try typealias var where while
    """.split(separator: " "))
}
