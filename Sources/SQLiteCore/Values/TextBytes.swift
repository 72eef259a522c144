/// A text by its bytes, which need not be UTF-8: bound to a statement as text, as it is. In SQL that is put together it would be a string.
///
/// A blob that is cast to text is read in the encoding of the database: <https://sqlite.org/lang_expr.html#castexpr>. In UTF-16 that is another
/// text, though SQLite 3.40 takes a blob that was bound for UTF-8.
package struct TextBytes: SQLiteBindable {
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var sqliteValue: SQLiteValue? { .text(String(decoding: bytes, as: UTF8.self)) }

  package func bind(to parameter: Parameter) -> Int32 { unsafe bytes.withUnsafeBufferPointer { unsafe parameter.bind(utf8: $0) } }
}
