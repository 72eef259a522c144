import SQLiteManager
import Testing

@testable import DqliteEngine

@Suite struct `A node that does not keep to the protocol` {
  /// A session over a node that leads, and answers other requests as a closure says. Waits are short.
  private func session(_ answer: @escaping @Sendable (UInt8, FakeNode.Peer) -> Bool) throws -> (session: ClusterSession, node: FakeNode) {
    let node = try FakeNode(answer)
    let cluster = DqliteCluster(
      addresses: [node.address], callTimeout: .milliseconds(200), leaderTimeout: .milliseconds(400), mostBytesOfMessage: 1 << 20,
      mostBytesOfRows: 1 << 14)
    return (ClusterSession("quiz", of: cluster), node)
  }

  /// Reads all rows of a statement over a node.
  private func read(_ answer: @escaping @Sendable (UInt8, FakeNode.Peer) -> Bool) throws -> (SessionError?, rows: Int) {
    let (session, node) = try session { type, peer in
      if type != 4 { return answer(type, peer) }
      peer.send(type: 5) { writer in
        writer.word(0)
        writer.word(0)
      }
      return true
    }
    var count = 0
    do throws(SessionError) {
      guard let rows = try session.rows(of: ServerStatement("SELECT 1"), [], .select) else { return (nil, 0) }
      while try rows.next() != nil { count += 1 }
      return (nil, count)
    } catch {
      withExtendedLifetime(node) {}
      return (error, count)
    }
  }

  /// One column, and so many rows of a number.
  private static func rows(_ writer: inout WireWriter, count: Int = 1, end: UInt64) {
    writer.word(1)
    writer.text("a")
    for number in 0..<count {
      writer.word(1)
      writer.word(UInt64(number))
    }
    writer.word(end)
  }

  private static let last: UInt64 = .max
  private static let more: UInt64 = 0xeeee_eeee_eeee_eeee

  @Test func `is known by keeping to it once`() throws {
    let (error, count) = try read { type, peer in
      guard type == 6 else { return false }
      peer.send(type: 7) { Self.rows(&$0, count: 2, end: Self.more) }
      peer.send(type: 7) { Self.rows(&$0, count: 3, end: Self.last) }
      return true
    }
    #expect(error == nil)
    #expect(count == 5)
  }

  @Test func `is an error with a code and words, in time and without its memory`() throws {
    let deeds: [(String, ResultCode, String, @Sendable (FakeNode.Peer) -> Bool)] = [
      ("nothing at all", .ioerrRead, "no answer came in time", { peer in peer.read(1 << 20) != nil }),
      ("a closed connection", .ioerrRead, "the node closed the connection", { _ in false }),
      (
        "half a header", .ioerrRead, "the node closed the connection",
        { peer in
          peer.send([1, 0, 0]); return false
        }
      ),
      (
        "half a body", .ioerrRead, "the node closed the connection",
        { peer in
          peer.send(type: 7, words: 1000) { $0.word(1) }; return false
        }
      ),
      (
        "a body of 32 GB", .ioerrRead, "a message of 34359738360 bytes is announced; 1048576 may come",
        { peer in
          peer.send(type: 7, words: .max) { $0.word(1) }; return true
        }
      ),
      (
        "no body", .ioerrRead, "a message of 0 bytes is announced",
        { peer in
          peer.send(type: 7) { _ in }; return true
        }
      ),
      (
        "an unknown type", .ioerrRead, "a message has the unknown type 200",
        { peer in
          peer.send(type: 200); return true
        }
      ),
      (
        "a newer schema", .ioerrRead, "the unknown schema 3",
        { peer in
          peer.send(type: 7, schema: 3); return true
        }
      ),
      (
        "another answer", .protocol, "it answered a welcome",
        { peer in
          peer.send(type: 2); return true
        }
      ),
      (
        "a failure of success", .error, "fine",
        { peer in
          peer.send(type: 0) {
            $0.word(0); $0.text("fine")
          }; return true
        }
      ),
      (
        "a failure beyond all codes", .error, "far",
        { peer in
          peer.send(type: 0) {
            $0.word(1 << 40); $0.text("far")
          }; return true
        }
      ),
      (
        "more columns than bytes", .ioerrRead, "4294967296 columns are announced",
        { peer in
          peer.send(type: 7) {
            $0.word(1 << 32); $0.word(Self.last)
          }; return true
        }
      ),
      (
        "rows without an end", .protocol, "a message ends where a word of 8 bytes should be",
        { peer in
          peer.send(type: 7) { writer in
            writer.word(1)
            writer.text("a")
            writer.word(1)
            writer.word(5)
          }
          return true
        }
      ),
      (
        "an end in the middle of the rows", .ioerr, "the rest of the rows did not come",
        { peer in
          peer.send(type: 7) { Self.rows(&$0, end: Self.more) }; return false
        }
      ),
      (
        "no more rows in time", .ioerr, "no answer came in time",
        { peer in
          peer.send(type: 7) { Self.rows(&$0, end: Self.more) }; return peer.read(1 << 20) != nil
        }
      ),
      (
        "other columns in the middle", .protocol, "the number of columns changes",
        { peer in
          peer.send(type: 7) { Self.rows(&$0, end: Self.more) }
          peer.send(type: 7) { writer in
            writer.word(2)
            writer.text("a")
            writer.text("b")
            writer.word(Self.last)
          }
          return true
        }
      ),
      (
        "an error in the middle", .full, "database or disk is full",
        { peer in
          peer.send(type: 7) { Self.rows(&$0, end: Self.more) }
          peer.send(type: 0) {
            $0.word(13); $0.text("database or disk is full")
          }
          return true
        }
      ),
    ]
    for (deed, code, words, answer) in deeds {
      let start = ContinuousClock.now
      let (error, _) = try read { type, peer in type == 6 ? answer(peer) : false }
      #expect(error?.code == code, "\(deed): \(error.map { "\($0)" } ?? "no error")")
      #expect(error?.message.contains(words) == true, "\(deed): \(error?.message ?? "")")
      #expect(ContinuousClock.now - start < .seconds(3), "\(deed)")
    }
  }

  @Test func `that takes a write and says nothing leaves its outcome unknown, and it is not sent again`() throws {
    let asked = Locked(0)
    let (session, node) = try session { type, peer in
      if type == 5 {
        asked.withLock { $0 += 1 }
        return false
      }
      guard type == 4 else { return false }
      peer.send(type: 5) { writer in
        writer.word(0)
        writer.word(0)
      }
      return true
    }
    let error = #expect(throws: SessionError.self) { try session.run(ServerStatement("INSERT"), [], .changes(inserts: true)) }
    #expect(error?.code == .ioerrOutcomeUnknown)
    #expect(error?.message.contains("it is not known whether this was written") == true)
    #expect(asked.withLock { $0 } == 1)
    withExtendedLifetime(node) {}
  }

  @Test func `that is no longer the leader is asked nothing twice, and what it refused is asked of the next`() throws {
    let asked = Locked(0)
    let (session, node) = try session { type, peer in
      guard type == 4 || type == 5 else { return false }
      if type == 4 {
        peer.send(type: 5) { writer in
          writer.word(0)
          writer.word(0)
        }
      } else if asked.withLock({ count in
        count += 1; return count
      }) < 3 {
        peer.send(type: 0) {
          $0.word(10250); $0.text("not leader")
        }
      } else {
        peer.send(type: 6) {
          $0.word(77); $0.word(1)
        }
      }
      return true
    }
    try session.run(ServerStatement("INSERT"), [], .changes(inserts: true))
    #expect(asked.withLock { $0 } == 3)
    #expect(session.effects.lastInsertRowid == 77)
    #expect(session.generation == 2)
    withExtendedLifetime(node) {}
  }

  @Test func `rows that nobody has read are kept up to a limit, then refused with words`() throws {
    let (session, node) = try session { type, peer in
      if type == 9 {
        peer.send(type: 7) { Self.rows(&$0, end: Self.more) }
        for _ in 0..<100 { peer.send(type: 7) { Self.rows(&$0, count: 100, end: Self.more) } }
        peer.send(type: 7) { Self.rows(&$0, end: Self.last) }
        return true
      }
      return false
    }
    let first = try session.rows(ofText: "SELECT 1")
    #expect(try first.next() == [.integer(0)])
    let second = try session.rows(ofText: "SELECT 2")
    #expect(try second.next() == [.integer(0)])
    var kept = 0
    let error = #expect(throws: SessionError.self) { while try first.next() != nil { kept += 1 } }
    #expect(error?.code == .nomem)
    #expect(error?.message.contains("more than 16384 bytes of rows of another had not been read") == true)
    #expect((100...1100).contains(kept))
    withExtendedLifetime(node) {}
  }
}
