import Expectations
import SQLiteManager
import Testing

private class Base: Decodable {
  let a: Int
}

private final class Derived: Base {
  let b: Int
  let container: KeyedDecodingContainer<CodingKeys>

  enum CodingKeys: CodingKey { case b }

  required init(from decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: CodingKeys.self)
    b = try container.decode(Int.self, forKey: .b)
    try super.init(from: container.superDecoder())
  }
}

@Suite struct `A superclass that is decoded` {
  @Test func `is read from the row of its subclass`() throws {
    let connection = try Connection(.memory)
    let read = try connection.rows("SELECT column1 AS a, column2 AS b FROM (VALUES (1, 2), (3, 4))", decoding: Derived.self)
    #expect(read.map { [$0.a, $0.b] } == [[1, 2], [3, 4]])
    // The container was kept, and the rows are over.
    for value in read { expectError(.misuse, "the row is gone") { try value.container.superDecoder() } }
  }
}
