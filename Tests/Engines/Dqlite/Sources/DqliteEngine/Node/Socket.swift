#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A TCP connection on which every wait has an end.
@safe final class Socket {
  /// A failure of the connection, in words.
  struct Failure: Error, CustomStringConvertible {
    let description: String
    /// Whether the wait lasted until the deadline.
    var hasTimedOut = false
    var wasInterrupted = false

    init(_ what: String, errno number: Int32) { description = unsafe "\(what): \(String(cString: strerror(number)))" }

    init(_ description: String, hasTimedOut: Bool = false, wasInterrupted: Bool = false) {
      (self.description, self.hasTimedOut, self.wasInterrupted) = (description, hasTimedOut, wasInterrupted)
    }
  }

  private let descriptor: Int32

  /// Connects to `HOST:PORT`.
  init(connectingTo address: String, by deadline: Deadline) throws(Failure) {
    guard let colon = address.lastIndex(of: ":") else {
      throw Failure("\"\(address)\" is not a host and a port, such as \"127.0.0.1:9001\"")
    }
    var host = String(address[..<colon])
    if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
    var hints = unsafe addrinfo()
    unsafe hints.ai_socktype = Self.stream
    var found: UnsafeMutablePointer<addrinfo>?
    let code = unsafe getaddrinfo(host, String(address[address.index(after: colon)...]), &hints, &found)
    guard code == 0, let first = unsafe found else {
      throw unsafe Failure("\(address) is not found: \(String(cString: gai_strerror(code)))")
    }
    defer { unsafe freeaddrinfo(first) }
    descriptor = unsafe socket(first.pointee.ai_family, Self.stream, 0)
    guard descriptor >= 0 else { throw Failure("no socket", errno: errno) }
    do throws(Failure) {
      try setUp()
      try unsafe connect(to: first.pointee, address, deadline)
    } catch {
      close(descriptor)
      throw error
    }
  }

  deinit { close(descriptor) }

  #if canImport(Darwin) || canImport(Musl)
  private static let stream = SOCK_STREAM
  #else
  private static let stream = Int32(SOCK_STREAM.rawValue)
  #endif

  private func setUp() throws(Failure) {
    guard fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0, fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else {
      throw Failure("a socket cannot be set up", errno: errno)
    }
    var on: Int32 = 1
    unsafe setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))  // a slow one works, too
    #if canImport(Darwin)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  private func connect(to info: addrinfo, _ address: String, _ deadline: Deadline) throws(Failure) {
    #if canImport(Darwin)
    let code = unsafe Darwin.connect(descriptor, info.ai_addr, info.ai_addrlen)
    #elseif canImport(Musl)
    let code = unsafe Musl.connect(descriptor, info.ai_addr, info.ai_addrlen)
    #else
    let code = unsafe Glibc.connect(descriptor, info.ai_addr, info.ai_addrlen)
    #endif
    if code == 0 { return }
    guard errno == EINPROGRESS else { throw Failure("no connection to \(address)", errno: errno) }
    try wait(for: Int16(POLLOUT), deadline, "no connection to \(address)")
    var error: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    guard unsafe getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size) == 0, error == 0 else {
      throw Failure("no connection to \(address)", errno: error == 0 ? errno : error)
    }
  }

  private func wait(for events: Int16, _ deadline: Deadline, _ what: String) throws(Failure) {
    while true {
      var request = pollfd(fd: descriptor, events: events, revents: 0)
      let count = unsafe poll(&request, 1, deadline.slice)
      if count > 0 { return }
      if count < 0, errno != EINTR { throw Failure(what, errno: errno) }
      if deadline.isInterrupted() { throw Failure("\(what): interrupted", wasInterrupted: true) }
      if deadline.hasPassed { throw Failure("\(what) in time", hasTimedOut: true) }
    }
  }

  /// Sends all of the bytes. After a failure, not all of them were sent.
  func send(_ bytes: [UInt8], by deadline: Deadline) throws(Failure) {
    #if canImport(Darwin)
    let flags: Int32 = 0
    #else
    let flags = Int32(MSG_NOSIGNAL)  // a closed connection is an error, not the end of the process
    #endif
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[sent...])
        #if canImport(Darwin)
        return unsafe Darwin.send(descriptor, rest.baseAddress, rest.count, flags)
        #elseif canImport(Musl)
        return unsafe Musl.send(descriptor, rest.baseAddress, rest.count, flags)
        #else
        return unsafe Glibc.send(descriptor, rest.baseAddress, rest.count, flags)
        #endif
      }
      if count >= 0 {
        sent += count
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        try wait(for: Int16(POLLOUT), deadline, "nothing was taken")
      } else if errno != EINTR {
        throw Failure("nothing can be sent", errno: errno)
      }
    }
  }

  /// Reads the bytes that are there, at least one and at most as many as fit.
  func receive(into buffer: inout [UInt8], by deadline: Deadline) throws(Failure) -> Int {
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in unsafe recv(descriptor, bytes.baseAddress, bytes.count, 0) }
      if count > 0 { return count }
      if count == 0 { throw Failure("the node closed the connection") }
      if errno == EAGAIN || errno == EWOULDBLOCK {
        try wait(for: Int16(POLLIN), deadline, "no answer came")
      } else if errno != EINTR {
        throw Failure("nothing can be received", errno: errno)
      }
    }
  }

  /// Whether the other side has closed the connection, or sent bytes without a question: in both cases it cannot be trusted with one.
  var isUnusable: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 0) != 0
  }
}
