/// The text of one or more statements with the values to bind; every call that takes SQL takes this type.
///
/// A literal is used unchanged; interpolated values are bound, never inserted into the text:
///
/// ```swift
/// let sql: SQL = "SELECT * FROM question WHERE id = \(id) AND title IN \(list: titles)"
/// ```
///
/// Names of tables and columns are written with ``StringInterpolation/appendInterpolation(identifier:)``, other SQL with
/// ``StringInterpolation/appendInterpolation(_:)-(SQL)``. Any other text becomes SQL only through ``init(unchecked:bindings:)``.
/// <https://sqlite.org/lang.html>
public struct SQL: Sendable {
  /// The text in pieces; the text of interpolated SQL is built only on demand.
  private(set) var pieces: PiecedText
  /// The values, in the order of their `?` in the text.
  public package(set) var bindings: [SQLiteValue]
  /// The reason why this SQL cannot run, such as an interpolated value that SQL cannot express; nil if it can.
  package var refusal: String?

  /// Creates SQL from text that you trust.
  ///
  /// This is the only way to turn a String into SQL: the text is run unchanged.
  /// - Parameter bindings: Values for its parameters, in order.
  public init(unchecked text: String, bindings: [SQLiteValue] = []) {
    pieces = PiecedText(text)
    self.bindings = bindings
  }

  /// The text, with `?` where values are bound.
  public var text: String { pieces.text }

  /// Concatenates two pieces of SQL.
  @inline(never) public static func + (first: SQL, second: SQL) -> SQL {
    var sum = first
    sum.append(second)
    return sum
  }

  /// Appends SQL to other SQL.
  public static func += (first: inout SQL, second: SQL) { first.append(second) }

  /// Appends other SQL; the existing text is not copied.
  @inline(never) public mutating func append(_ other: SQL) {
    pieces.append(other.pieces)
    appendValues(of: other)
  }

  /// Appends the values of other SQL, without its text.
  private mutating func appendValues(of other: SQL) {
    if bindings.isEmpty { bindings = other.bindings } else { bindings += other.bindings }
    refusal = refusal ?? other.refusal
  }
}

extension SQL: Hashable {
  /// Whether both have the same text and the same values.
  public static func == (first: SQL, second: SQL) -> Bool {
    first.text == second.text && first.bindings == second.bindings && first.refusal == second.refusal
  }

  /// Hashes the text and the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(bindings)
    hasher.combine(refusal)
  }
}

extension SQL: CustomStringConvertible {
  /// The text, and the values for its `?` in brackets: `SELECT * FROM t WHERE id = ? [7]`. Do not log it if values are private: ``text``
  /// contains no values.
  public var description: String { bindings.isEmpty ? text : "\(text) [\(bindings.listed)]" }
}

extension SQL: ExpressibleByStringInterpolation {
  /// Creates SQL from a literal.
  public init(stringLiteral value: String) { self.init(unchecked: value) }

  /// Creates SQL from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.sql }

  /// Collects the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var sql = SQL(unchecked: "")

    /// Creates an empty literal with room for its interpolations.
    @inline(never) public init(literalCapacity: Int, interpolationCount: Int) {
      if interpolationCount > 1 { sql.pieces.reserveCapacity(interpolationCount) }
      sql.bindings.reserveCapacity(interpolationCount)
    }

    /// Appends the SQL text of a literal.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { sql.pieces.add(literal) }  // the compiler puts an empty literal between two interpolations
    }

    /// Appends a bound value.
    @inlinable public mutating func appendInterpolation(_ value: some SQLiteBindable) {
      append(value.sqliteValue, because: value.reasonAfterColon)
    }

    /// Appends a bound value, or NULL.
    @inlinable public mutating func appendInterpolation(_ value: (some SQLiteBindable)?) {
      append(value.sqliteValue, because: value.reasonAfterColon)
    }

    /// Appends a list of bound values in parentheses: `IN \(list: ids)`. An empty list is `()`: it contains nothing, not even NULL.
    ///
    /// After IN a list may have any length. If the SQL has more than 999 values, the number of parameters that every library supports, or
    /// more than a lower limit of the connection, SQLite receives each of these lists as a table. `Statement.sql` then shows
    /// `(SELECT +value FROM temp.sqlitemanager_list(?))`; types, affinities and collations are the same as for a list, but whole numbers
    /// beyond 2^53 are compared with a REAL column as the nearest doubles: write `CAST(column AS NUMERIC) IN` where that matters.
    /// `Column.in` finds the same rows for any length.
    public mutating func appendInterpolation(list elements: some Sequence<some SQLiteBindable>) {
      let first = sql.bindings.count
      sql.bindings.reserveCapacity(first + elements.underestimatedCount)
      for value in elements { bind(value.sqliteValue, because: value.reasonAfterColon) }
      sql.pieces.addList(count: sql.bindings.count - first)
    }

    /// Appends the quoted name of a table, column or other object.
    @inline(never) public mutating func appendInterpolation(identifier name: String) {
      sql.pieces.add(name.quoted(by: "\""))
      if name.offset(of: 0) != nil { refuse("a name cannot hold a NUL") }
    }

    /// Appends other SQL with its values.
    @inline(never) public mutating func appendInterpolation(_ other: SQL) {
      sql.pieces.add(other.pieces)
      sql.appendValues(of: other)
    }

    @usableFromInline package mutating func append(_ value: consuming SQLiteValue?, because reason: @autoclosure () -> String) {
      sql.pieces.add(.value)
      bind(value, because: reason())
    }

    @inline(__always) private mutating func bind(_ value: consuming SQLiteValue?, because reason: @autoclosure () -> String) {
      if let value {
        sql.bindings.append(value)
      } else {
        sql.bindings.append(.null)
        refuse("SQLite cannot hold the value for parameter \(sql.bindings.count) exactly" + reason())
      }
    }

    private mutating func refuse(_ why: String) { sql.refusal = sql.refusal ?? why }
  }
}

extension SQL {
  /// The same SQL in one piece, so that the statement cache finds it by its string.
  package var inOnePiece: SQL {
    var sql = self
    sql.pieces = PiecedText(text)
    return sql
  }

  /// Creates SQL from a quoted name, an operator and a value to bind, the parts of most conditions.
  package init(identifier name: String, _ operation: String, _ value: HeldValue) {
    pieces = PiecedText(name.quoted(by: "\"", then: operation), value: true)
    bindings = [value.value ?? .null]
    if value.value == nil { refusal = "SQLite cannot hold the value for parameter 1 exactly" + value.reason }
    if name.offset(of: 0) != nil { refusal = "a name cannot hold a NUL" }
  }

  /// Creates the name of a table, column or other object in double quotes; any text without a NUL is a name.
  /// <https://sqlite.org/lang_keywords.html>
  public init(identifier name: String) { self = "\(identifier: name)" }
}

extension Sequence<SQL> {
  /// Returns the pieces with a separator between them.
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
  /// Returns whether only white space, comments and semicolons follow an offset in bytes.
  func holdsOnlySpaceOrComments(after offset: Int) -> Bool {
    if offset == utf8.count { return true }  // the usual case
    var lexer = SQLLexer(utf8.dropFirst(offset))
    while let lexeme = lexer.next() {
      if !lexeme.isSpace && !lexeme.isSemicolon { return false }
    }
    return true
  }
}
