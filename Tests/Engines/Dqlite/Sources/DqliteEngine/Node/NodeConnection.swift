/// A connection to one node, on which one question is answered after the other.
///
/// Any failure ends it: the bytes that come after a failure might not belong to the next question.
final class NodeConnection {
  let address: String
  private let socket: Socket
  /// The bytes that were read from the socket and are not part of a message yet.
  private var buffer: [UInt8]
  private var (start, end) = (0, 0)
  private let mostBytes: Int
  private(set) var isBroken = false
  /// Whether more messages will come for a question already asked: the further rows of a query.
  private(set) var awaitsMore = false

  /// Connects and says which protocol is spoken.
  ///
  /// - Parameter mostBytes: How long a message may be; a longer one ends the connection before any of it is read.
  init(_ address: String, mostBytes: Int, by deadline: Deadline) throws(NodeFailure) {
    self.address = address
    self.mostBytes = mostBytes
    buffer = Array(repeating: 0, count: 16384)
    do throws(Socket.Failure) {
      socket = try Socket(connectingTo: address, by: deadline)
      try socket.send(WireRequest.handshake, by: deadline)
    } catch {
      throw error.wasInterrupted ? .interrupted : .unreached("\(error)")
    }
  }

  /// Asks one question. There must be no rows left to read.
  func ask(_ request: WireRequest, by deadline: Deadline) throws(NodeFailure) -> WireResponse {
    guard !isBroken, !awaitsMore, !socket.isUnusable else {
      isBroken = true
      throw .unreached("\(address) closed the connection")
    }
    do throws(Socket.Failure) {
      try socket.send(request.message, by: deadline)
    } catch {
      isBroken = true
      throw .unreached("\(address): \(error)")
    }
    return try answer(by: deadline)
  }

  /// The next message for a question that was asked.
  func answer(by deadline: Deadline) throws(NodeFailure) -> WireResponse {
    do {
      var head: [UInt8] = []
      try read(WireHeader.size, into: &head, by: deadline)
      let header = try WireHeader(head)
      guard header.count > 0, header.count <= mostBytes else {
        throw WireError("a message of \(header.count) bytes is announced; \(mostBytes) may come")
      }
      var body: [UInt8] = []
      try read(header.count, into: &body, by: deadline)
      let response = try WireResponse(header, body)
      awaitsMore = Self.announcesMore(response, body)
      return response
    } catch let error as Socket.Failure {
      isBroken = true
      if error.wasInterrupted { throw .interrupted }
      throw .unanswered("\(address): \(error)")
    } catch {
      isBroken = true
      throw .unanswered("\(address) does not keep to the protocol: \(error)")
    }
  }

  /// A message of rows says with its last word whether another follows.
  private static func announcesMore(_ response: WireResponse, _ body: [UInt8]) -> Bool {
    guard case .rows = response else { return false }
    return body.suffix(8).allSatisfy { $0 == 0xee }
  }

  /// Reads so many bytes. The reserved memory grows with the bytes that come, not with the announced count.
  private func read(_ count: Int, into bytes: inout [UInt8], by deadline: Deadline) throws(Socket.Failure) {
    bytes.reserveCapacity(min(count, 1 << 16))
    while bytes.count < count {
      if start == end {
        start = 0
        end = try socket.receive(into: &buffer, by: deadline)
      }
      let taken = min(end - start, count - bytes.count)
      bytes.append(contentsOf: buffer[start..<start + taken])
      start += taken
    }
  }
}
