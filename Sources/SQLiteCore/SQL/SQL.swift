/// The text of one or more statements with the values to bind: what every call that takes SQL takes.
///
/// A literal is its own text; what is interpolated is bound, never pasted:
///
/// ```swift
/// let sql: SQL = "SELECT * FROM question WHERE id = \(id) AND title IN \(list: titles)"
/// ```
///
/// Names of tables and columns are written with ``StringInterpolation/appendInterpolation(identifier:)``, other SQL with
/// ``StringInterpolation/appendInterpolation(_:)-(SQL)``. Text from elsewhere becomes SQL only by ``init(unchecked:bindings:)``.
/// <https://sqlite.org/lang.html>
public struct SQL: Hashable, Sendable {
  /// The text, with `?` where values are bound.
  public internal(set) var text: String
  /// The values, in the order of their `?`.
  public internal(set) var bindings: [SQLiteValue]
  /// Why this cannot run: something was interpolated that SQL cannot say.
  package var refusal: String?

  /// Text that is SQL already, as it stands.
  ///
  /// This is the one door through which a String becomes SQL: what it holds is run.
  /// - Parameter bindings: Values for its parameters, in order.
  public init(unchecked text: String, bindings: [SQLiteValue] = []) {
    self.text = text
    self.bindings = bindings
  }

  /// Two pieces of SQL, one after the other.
  public static func + (first: SQL, second: SQL) -> SQL {
    var sum = first
    sum.append(second)
    return sum
  }

  /// Puts SQL after other SQL.
  public static func += (first: inout SQL, second: SQL) { first.append(second) }

  /// Puts SQL after this; what is here is not copied.
  public mutating func append(_ other: SQL) {
    text += other.text
    bindings += other.bindings
    refusal = refusal ?? other.refusal
  }
}

extension SQL: CustomStringConvertible {
  /// The text, and the values for its `?` in brackets: `SELECT * FROM t WHERE id = ? [7]`. Do not log it where values are private: ``text`` has none.
  public var description: String { bindings.isEmpty ? text : "\(text) [\(bindings.listed)]" }
}

extension SQL: ExpressibleByStringInterpolation {
  /// A literal.
  public init(stringLiteral value: String) { self.init(unchecked: value) }

  /// A literal with interpolations.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.sql }

  /// Collects the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var sql = SQL(unchecked: "")

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      sql.text.reserveCapacity(literalCapacity + 2 * interpolationCount)
      sql.bindings.reserveCapacity(interpolationCount)
    }

    /// SQL that stands in the source.
    public mutating func appendLiteral(_ literal: String) { sql.text += literal }

    /// A value, bound.
    public mutating func appendInterpolation(_ value: some SQLiteBindable) {
      sql.text += "?"
      bind(value)
    }

    /// A value, bound, or NULL.
    public mutating func appendInterpolation(_ value: (some SQLiteBindable)?) {
      sql.text += "?"
      bind(value)
    }

    /// A list of values in parentheses, each bound: `IN \(list: ids)`. An empty list is `()`: in it is nothing, not even NULL.
    public mutating func appendInterpolation(list values: some Sequence<some SQLiteBindable>) {
      let count = values.underestimatedCount
      sql.bindings.reserveCapacity(sql.bindings.count + count)
      sql.text.reserveCapacity(sql.text.utf8.count + 3 * count + 2)
      var separator = "("
      for value in values {
        bind(value)
        sql.text += separator
        sql.text += "?"
        separator = ", "
      }
      sql.text += separator == "(" ? "()" : ")"
    }

    /// The name of a table, column or other object, quoted.
    public mutating func appendInterpolation(identifier name: String) { sql.append(SQL(identifier: name)) }

    /// Other SQL with its values.
    public mutating func appendInterpolation(_ other: SQL) { sql.append(other) }

    private mutating func bind(_ value: some SQLiteBindable) {
      guard let bound = value.sqliteValue else {
        let number = sql.bindings.count + 1
        sql.refusal = sql.refusal ?? "SQLite cannot hold the value for parameter \(number) exactly" + value.reasonBehindColon
        sql.bindings.append(.null)
        return
      }
      sql.bindings.append(bound)
    }
  }
}

extension SQL {
  /// The name of a table, column or other object in double quotes; any text without a NUL is a name.
  /// <https://sqlite.org/lang_keywords.html>
  public init(identifier name: String) {
    self.init(unchecked: name.quoted(by: "\""))
    if name.utf8.contains(0) { refusal = "a name cannot hold a NUL" }
  }
}

extension Sequence<SQL> {
  /// All pieces with a separator between them.
  public func joined(separator: SQL) -> SQL {
    var sum = SQL(unchecked: "")
    for (number, piece) in enumerated() {
      if number > 0 { sum.append(separator) }
      sum.append(piece)
    }
    return sum
  }
}

extension String {
  /// Whether nothing but white space, comments and semicolons follows an offset in bytes.
  func holdsOnlySpaceOrComments(after offset: Int) -> Bool {
    var lexer = SQLLexer(utf8.dropFirst(offset))
    while let lexeme = lexer.next() {
      if !lexeme.isSpace && !lexeme.isSemicolon { return false }
    }
    return true
  }
}
