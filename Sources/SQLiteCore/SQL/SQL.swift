/// The text of one or more statements with the values to bind; every call that takes SQL takes this type.
///
/// A literal is its own text; interpolated values are bound, never pasted:
///
/// ```swift
/// let sql: SQL = "SELECT * FROM question WHERE id = \(id) AND title IN \(list: titles)"
/// ```
///
/// Names of tables and columns are written with ``StringInterpolation/appendInterpolation(identifier:)``, other SQL with
/// ``StringInterpolation/appendInterpolation(_:)-(SQL)``. Text from elsewhere becomes SQL only by ``init(unchecked:bindings:)``.
/// <https://sqlite.org/lang.html>
public struct SQL: Sendable {
  /// The text; that of interpolated SQL is put together only when it is asked for.
  private(set) var pieces: PiecedText
  /// The values, in the order of their `?`.
  public package(set) var bindings: [SQLiteValue]
  /// Why this cannot run, such as an interpolated value that SQL cannot express; nil where it can.
  package var refusal: String?

  /// Text that is SQL already, as it stands.
  ///
  /// This is the one way in which a String becomes SQL: the text is run as it is.
  /// - Parameter bindings: Values for its parameters, in order.
  public init(unchecked text: String, bindings: [SQLiteValue] = []) {
    pieces = PiecedText(text)
    self.bindings = bindings
  }

  /// The text, with `?` where values are bound.
  public var text: String { pieces.text }

  /// Two pieces of SQL, one after the other.
  @inline(never) public static func + (first: SQL, second: SQL) -> SQL {
    var sum = first
    sum.append(second)
    return sum
  }

  /// Puts SQL after other SQL.
  public static func += (first: inout SQL, second: SQL) { first.append(second) }

  /// Puts SQL after this; the text that is here already is not copied.
  @inline(never) public mutating func append(_ other: SQL) {
    pieces.append(other.pieces)
    appendValues(of: other)
  }

  /// Puts the values of other SQL after those of this, without its text.
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
    fileprivate var sql = SQL(unchecked: "")

    /// Begins a literal.
    @inline(never) public init(literalCapacity: Int, interpolationCount: Int) {
      if interpolationCount > 1 { sql.pieces.reserveCapacity(interpolationCount) }
      sql.bindings.reserveCapacity(interpolationCount)
    }

    /// SQL that stands in the source.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { sql.pieces.add(literal) }  // an empty literal stands between two interpolations
    }

    /// A value, bound.
    @inlinable public mutating func appendInterpolation(_ value: some SQLiteBindable) {
      append(value.sqliteValue, because: value.reasonBehindColon)
    }

    /// A value, bound, or NULL.
    @inlinable public mutating func appendInterpolation(_ value: (some SQLiteBindable)?) {
      append(value.sqliteValue, because: value.reasonBehindColon)
    }

    /// A list of values in parentheses, each bound: `IN \(list: ids)`. An empty list is `()`: it holds nothing, not even NULL.
    ///
    /// After IN a list may be of any length: when the SQL has more values than every library has parameters for, 999, or than a lower limit of the
    /// connection, SQLite gets each such list as a table. `Statement.sql` then shows `(SELECT +value FROM temp.sqlitemanager_list(?))`; types,
    /// affinities and collations are those of a list, but whole numbers beyond 2^53 are compared with a REAL column as the nearest doubles: write
    /// `CAST(column AS NUMERIC) IN` where that matters. `Column.in` finds the same rows whatever the length.
    public mutating func appendInterpolation(list elements: some Sequence<some SQLiteBindable>) {
      let first = sql.bindings.count
      sql.bindings.reserveCapacity(first + elements.underestimatedCount)
      for value in elements { bind(value.sqliteValue, because: value.reasonBehindColon) }
      sql.pieces.addList(count: sql.bindings.count - first)
    }

    /// The name of a table, column or other object, quoted.
    @inline(never) public mutating func appendInterpolation(identifier name: String) {
      sql.pieces.add(name.quoted(by: "\""))
      if name.offset(of: 0) != nil { refuse("a name cannot hold a NUL") }
    }

    /// Other SQL with its values.
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
  /// The same SQL in one piece, so that it is found among kept statements by its string.
  package var inOnePiece: SQL {
    var sql = self
    sql.pieces = PiecedText(text)
    return sql
  }

  /// A quoted name, an operator, and a value to bind: two pieces, of which most conditions consist.
  package init(identifier name: String, _ operation: String, _ value: HeldValue) {
    pieces = PiecedText(name.quoted(by: "\"", then: operation), value: true)
    bindings = [value.value ?? .null]
    if value.value == nil { refusal = "SQLite cannot hold the value for parameter 1 exactly" + value.reason }
    if name.offset(of: 0) != nil { refusal = "a name cannot hold a NUL" }
  }

  /// The name of a table, column or other object in double quotes; any text without a NUL is a name.
  /// <https://sqlite.org/lang_keywords.html>
  public init(identifier name: String) { self = "\(identifier: name)" }
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
    if offset == utf8.count { return true }  // mostly
    var lexer = SQLLexer(utf8.dropFirst(offset))
    while let lexeme = lexer.next() {
      if !lexeme.isSpace && !lexeme.isSemicolon { return false }
    }
    return true
  }
}
