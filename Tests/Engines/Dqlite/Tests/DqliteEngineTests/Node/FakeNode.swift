import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

@testable import DqliteEngine

/// A node that does what a test says, on the loopback interface: for peers that do not keep to the protocol.
final class FakeNode: @unchecked Sendable {
  /// A connection that was accepted.
  struct Peer {
    fileprivate let descriptor: Int32

    /// The type of the next request; nil when there is none.
    func request() -> UInt8? {
      guard let head = read(8), let header = try? WireHeader(head), read(header.count) != nil else { return nil }
      return header.type
    }

    func read(_ count: Int) -> [UInt8]? {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while bytes.count < count {
        let wanted = min(buffer.count, count - bytes.count)
        let got = unsafe buffer.withUnsafeMutableBytes { unsafe recv(descriptor, $0.baseAddress, wanted, 0) }
        guard got > 0 else { return nil }
        bytes += buffer[..<got]
      }
      return bytes
    }

    func send(_ bytes: [UInt8]) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let sent = unsafe rest.withUnsafeBytes { bytes in
          #if canImport(Darwin)
          unsafe Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0)
          #elseif canImport(Musl)
          unsafe Musl.send(descriptor, bytes.baseAddress, bytes.count, MSG_NOSIGNAL)
          #else
          unsafe Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
          #endif
        }
        guard sent > 0 else { return }
        rest = rest.dropFirst(sent)
      }
    }

    /// A message with a body.
    func send(type: UInt8, schema: UInt8 = 0, words: UInt32? = nil, _ write: (inout WireWriter) -> Void = { $0.word(0) }) {
      var body = WireWriter()
      write(&body)
      var head = WireWriter()
      head.half(words ?? UInt32(body.bytes.count / 8))
      head.half(UInt32(type) | UInt32(schema) << 8)
      send(head.bytes + body.bytes)
    }
  }

  let address: String
  private let listener: Int32

  /// - Parameter answer: Answers one request by its type; false to answer as a leader does, or else to close it.
  init(_ answer: @escaping @Sendable (UInt8, Peer) -> Bool) throws {
    #if canImport(Darwin) || canImport(Musl)
    let stream = SOCK_STREAM
    #else
    let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    listener = socket(AF_INET, stream, 0)
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isBound = unsafe withUnsafeMutablePointer(to: &name) { name in
      unsafe name.withMemoryRebound(to: sockaddr.self, capacity: 1) { name in
        unsafe bind(listener, name, size) == 0 && listen(listener, 16) == 0 && getsockname(listener, name, &size) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    address = "127.0.0.1:\(UInt16(bigEndian: name.sin_port))"
    let own = address
    Thread.detachNewThread {
      while true {
        let accepted = accept(listener, nil, nil)
        guard accepted >= 0 else { return }
        Thread.detachNewThread {
          let peer = Peer(descriptor: accepted)
          defer { close(accepted) }
          guard peer.read(8) == WireRequest.handshake else { return }
          while let type = peer.request() {
            guard answer(type, peer) || Self.behave(type, peer, own) else { return }
          }
        }
      }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  /// Answers the requests that come before statements, as a node that leads; false for any other request.
  private static func behave(_ type: UInt8, _ peer: Peer, _ address: String) -> Bool {
    switch type {
    case 0:
      peer.send(type: 1) { writer in
        writer.word(1)
        writer.text(address)
      }
    case 1: peer.send(type: 2)
    case 3: peer.send(type: 4)
    case 16:
      peer.send(type: 3) { writer in
        writer.word(1)
        writer.word(1)
        writer.text(address)
        writer.word(0)
      }
    default: return false
    }
    return true
  }
}
