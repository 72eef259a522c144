#if Tool
import Foundation
import Scratch

/// The tool on a terminal: a pseudo-terminal is its standard output and error.
final class Terminal {
  private let process = Process()
  private let screen: FileHandle
  private let input = Pipe()
  private var seen = ""

  /// Starts the tool.
  init(_ arguments: [String], columns: UInt16 = 80) throws {
    let ours = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    screen = FileHandle(fileDescriptor: ours, closeOnDealloc: true)
    let its = unsafe open(try Self.other(sideOf: ours), O_RDWR | O_NOCTTY)
    guard its >= 0 else { throw POSIXError(.ENOTTY) }
    let terminal = FileHandle(fileDescriptor: its, closeOnDealloc: true)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard unsafe ioctl(its, UInt(TIOCSWINSZ), &size) == 0 else { throw POSIXError(.ENOTTY) }
    process.executableURL = try BuiltProduct.url("sqlite-manager")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["ASAN_OPTIONS": "detect_leaks=0"]) { $1 }
    process.standardInput = input
    process.standardOutput = terminal
    process.standardError = terminal
    try process.run()
    try terminal.close()
  }

  /// The path of the side that a program has.
  private static func other(sideOf ours: Int32) throws -> String {
    #if canImport(Darwin)
    guard grantpt(ours) == 0, unlockpt(ours) == 0, let name = unsafe ptsname(ours) else { throw POSIXError(.ENOTTY) }
    return unsafe String(cString: name)
    #else
    // The C library shows these functions to X/Open programs alone: these are their requests to the system, TIOCSPTLCK and TIOCGPTN.
    var (isLocked, number): (Int32, UInt32) = (0, 0)
    guard unsafe ioctl(ours, 0x4004_5431, &isLocked) == 0, unsafe ioctl(ours, 0x8004_5430, &number) == 0 else { throw POSIXError(.ENOTTY) }
    return "/dev/pts/\(number)"
    #endif
  }

  /// Reads until a text is on the screen, and returns all text that was there so far.
  func wait(for text: String) -> String {
    while !seen.contains(text), readMore() {}
    return seen
  }

  /// Gives lines to the tool, and the end of its input.
  func type(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
  }

  /// Reads to the end, and returns the text on the screen, without the text that was erased again.
  func finish() throws -> (status: Int32, screen: String) {
    try? input.fileHandleForWriting.close()
    while readMore() {}
    process.waitUntilExit()
    return (process.terminationStatus, Self.shown(seen))
  }

  private func readMore() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    var count = -1
    repeat { count = unsafe read(screen.fileDescriptor, &bytes, bytes.count) } while count < 0 && errno == EINTR
    if count > 0 { seen += String(decoding: bytes[..<count], as: UTF8.self) }  // the tool's pieces end with a line
    return count > 0  // when no process has the other side any more, Linux answers EIO and Darwin the end
  }

  /// The lines as they are left on the screen: a carriage return begins a line again, and ESC [K empties it.
  private static func shown(_ text: String) -> String {
    text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.split(separator: "\r\u{1b}[K", omittingEmptySubsequences: false).last.map(String.init) ?? "" }
      .joined(separator: "\n")
  }

  /// Runs the tool to its end.
  static func screen(_ arguments: String..., columns: UInt16 = 80, input: String = "") throws -> String {
    let terminal = try Terminal(arguments, columns: columns)
    try terminal.type(input)
    return try terminal.finish().screen
  }
}
#endif
