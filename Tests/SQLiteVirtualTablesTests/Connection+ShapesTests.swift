import Expectations
import SQLiteManager
import SQLiteTestKit
import SQLiteTesting
import Scratch
import Testing
import SQLiteVirtualTables

private struct Stop: Error, Equatable {}

/// How a box of two dimensions lies to a circle; rows come by their distance.
private func circle(_ box: borrowing RTreeBox) throws -> RTreeAnswer {
  let center = [try box.argument(0), try box.argument(1)]
  let radius = try box.argument(2)
  var (nearest, farthest) = (0.0, 0.0)
  for (dimension, place) in center.enumerated() {
    let extent = try box.extent(in: dimension)
    let near = max(extent.minimum - place, place - extent.maximum, 0)
    let far = max(abs(extent.minimum - place), abs(extent.maximum - place))
    nearest += near * near
    farthest += far * far
  }
  if nearest > radius * radius { return .outside }
  return RTreeAnswer(farthest <= radius * radius ? .inside : .partly, score: nearest)
}

@Suite(.enabled(if: Sqlite3Wrapper().provides(.sqlite3_rtree_query_callback), "SQLite was built without R*Trees"))
struct `A shape that R*Trees are searched by` {
  let connection: Connection

  init() throws {
    connection = try Connection(.memory)
    try Self.fill(connection)
  }

  /// A grid of 40 by 40 points, more than fit in one node.
  private static func fill(_ connection: Connection) throws {
    try connection.execute("CREATE VIRTUAL TABLE place USING rtree(id, x0, x1, y0, y1)")
    try connection.execute(
      """
      WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 1599)
      INSERT INTO place SELECT i + 1, i % 40, i % 40, i / 40, i / 40 FROM n
      """)
  }

  private func rows(in sql: SQL) throws -> [Int] { try connection.rows("SELECT id FROM place WHERE id MATCH \(sql)", as: Int.self) }

  @Test func `finds what lies in it, the nearest first`() throws {
    try connection.addShape("circle", circle)
    let found = try rows(in: "circle(\(20), \(10), \(3.5))")
    func distance(_ id: Int) -> Int {
      let (x, y) = ((id - 1) % 40 - 20, (id - 1) / 40 - 10)
      return x * x + y * y
    }
    #expect(Set(found) == Set((1...1600).filter { distance($0) <= 12 }))
    #expect(found.count == 37 && found.first == 421)
    #expect(found.map(distance) == found.map(distance).sorted())
    #expect(try rows(in: "circle(-50, 0, 3)") == [])
  }

  @Test func `is asked about boxes around many, and not about what is in one that is outside`() throws {
    var (rowids, boxes, parents) = ([Int64](), 0, Set<RTreeAnswer.Overlap>())
    try connection.addShape("corner") { box in
      #expect(box.dimensionCount == 2 && box.argumentCount == 0)
      if let rowid = box.rowid { rowids.append(rowid) } else { boxes += 1 }
      parents.insert(box.parent.overlap)
      return try box.extent(in: 0).minimum < 2 && box.extent(in: 1).minimum < 2 ? .partly : .outside
    }
    #expect(try rows(in: "corner()").sorted() == [1, 2, 41, 42])
    #expect(boxes > 1 && rowids.count < 200)
    #expect(parents == [.partly])
  }

  @Test func `fails with what it throws, and the connection goes on`() throws {
    try connection.addShape("stopping") { _ in throw Stop() }
    let error = expectError(.error, "the shape stopping failed: Stop()") { try rows(in: "stopping()") }
    #expect(error?.underlying as? Stop == Stop())
    try connection.addShape("filled") { _ in throw SQLiteError(.full, "no more", origin: .refusal) }
    expectError(.full, "the shape filled failed: no more") { try rows(in: "filled(1)") }
    try connection.addShape("circle", circle)
    expectError(.error, "circle() has 2 arguments, and none with the index 2") { try rows(in: "circle(1, 2)") }
    try connection.addShape("deep") { box in try box.extent(in: 2).minimum > 0 ? .inside : .outside }
    expectError(.error, "deep() searches a table of 2 dimensions, none of them with the index 2") { try rows(in: "deep()") }
    for score in [-1, Double.nan] {
      try connection.addShape("scored") { _ in RTreeAnswer(.partly, score: score) }
      expectError(.error, "of a box is not a number of at least 0") { try rows(in: "scored()") }
    }
    #expect(try rows(in: "circle(0, 0, 1)").sorted() == [1, 2, 41])
  }

  @Test(.tags(.misuses)) func `has no use of its connection`() throws {
    try connection.addShape("busy") { [connection] _ in
      try connection.value("SELECT 1") == 1 ? .inside : .outside
    }
    expectError(.misuse, "the shape busy failed") { try rows(in: "busy()") }
    try connection.addShape("circle", circle)
    #expect(try rows(in: "circle(0, 0, 1)").sorted() == [1, 2, 41])
    try connection.close()  // a shape holds it
  }

  @Test func `is replaced, removed and freed`() throws {
    final class Kept {}
    var kept: Kept? = Kept()
    weak let watched = kept
    try connection.addShape("every") { [kept] _ in withExtendedLifetime(kept) { .inside } }
    kept = nil
    #expect(try rows(in: "every()").count == 1600 && watched != nil)
    try connection.addShape("EVERY") { _ in .outside }
    #expect(try rows(in: "every()") == [] && watched == nil)
    try connection.removeFunction("every", argumentCount: -1)
    expectError(.error, "wrong number of arguments to function every()") { try rows(in: "every()") }
    expectError(.misuse, "the name of a function has 1 to 255 bytes") { try connection.addShape("", circle) }
    expectError(.error, "SQL logic error") { try connection.value("SELECT 1 FROM place WHERE id MATCH 3", as: Int.self) }
    try connection.close()
    expectError(.misuse, "the connection is closed") { try connection.addShape("circle", circle) }
  }

  @Test func `fails by each call, and nothing is open`() throws {
    let sweep = FaultSweep(seed: TestRun.seed) { sqlite throws -> [Int] in
      let connection = try Connection(.memory, on: sqlite)
      try Self.fill(connection)
      try connection.addShape("circle", circle)
      let found = try connection.rows("SELECT id FROM place WHERE id MATCH circle(0, 0, 1)", as: Int.self)
      try connection.close()
      return found
    }
    #expect(try sweep.inProcess.everyCommitIsFine.sampled(TestRun.most(8)).run().failableCalls > 10)
  }
}
