import SQLiteAuthoring
import SQLiteManager

/// The values given to a query: in order, or by name.
struct Bindings {
  private var rest: [SQLiteValue] = []
  private var named: [(name: String, value: SQLiteValue)]?
  private var unused: Set<Int> = []

  /// - Parameters:
  ///   - texts: Text values, in the order of the parameters.
  ///   - json: A JSON array of values in order, or a JSON object of values by name, given instead of texts; nil for none.
  init(texts: [String], json: String?) throws {
    rest = texts.map { .text($0) }
    guard let json else { return }
    do {
      switch try JSONParser.value(of: json) {
      case .array(let elements):
        for (index, element) in elements.enumerated() { rest.append(try element.sqliteValue(for: "value \(index + 1)")) }
      case .object(let members):
        var values: [(name: String, value: SQLiteValue)] = []
        for member in members { values.append((member.key, try member.value.sqliteValue(for: member.key))) }
        named = values
        unused = Set(values.indices)
      case .value, .boolean: throw Failure(.mismatch, "an array or object is needed")
      }
    } catch { throw Located(place: "--bind-json", error: error) }
  }

  var isEmpty: Bool { rest.isEmpty && named == nil }

  /// Binds the parameters of a statement.
  ///
  /// - Parameter isLast: Whether this is the last statement, which must take all remaining values.
  mutating func bind(_ statement: borrowing Statement, isLast: Bool) throws {
    if let named {
      var values: [SQLiteValue] = []
      for (index, parameter) in statement.parameterNames.enumerated() {
        let spellings = [parameter, parameter.map { String($0.dropFirst()) }]
        guard let found = named.firstIndex(where: { pair in spellings.contains { $0 == pair.name } }) else {
          throw Failure(
            .range, "there is no value for parameter \(parameter ?? "number \(index + 1), which has no name")",
            advice: "To bind by position, use an array.")
        }
        values.append(named[found].value)
        unused.remove(found)
      }
      if isLast, let left = unused.min() {
        throw Failure(.range, "no parameter is named \(named[left].name)", advice: "Omit the value.")
      }
      if !values.isEmpty { try statement.bind(values: values) }
      return
    }
    if isEmpty { return }
    let count = isLast ? rest.count : min(rest.count, statement.parameterCount)
    if count > 0 || statement.parameterCount > 0 { try statement.bind(values: Array(rest.prefix(count))) }
    rest.removeFirst(count)
  }
}
