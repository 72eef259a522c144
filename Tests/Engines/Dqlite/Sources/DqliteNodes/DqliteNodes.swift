public import Foundation

/// Nodes of a cluster on the loopback interface, for tests and measurements: `dqlite-demo` of Debian's go-dqlite.
///
/// A shell looks after them. It ends them and removes their folder when its input ends: when this object goes, and when this process ends in any way.
public final class DqliteNodes: @unchecked Sendable {
  /// The reason why the nodes could not be started.
  public struct Failure: Error, CustomStringConvertible {
    /// The reason in words.
    public let description: String

    /// A failure in words.
    public init(description: String) { self.description = description }
  }

  /// Where each node is, as `HOST:PORT`.
  public let addresses: [String]
  /// Where they keep their data.
  public let folder: URL
  private let shell = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// The program of a node; nil where it is not installed.
  public static let program: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { $0 + "/dqlite-demo" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The message that names the missing program, and how to install it.
  public static let missing = "dqlite-demo is missing: apt-get install go-dqlite. What needs a cluster is skipped"

  /// Nodes that are not started yet: the first is the cluster, and the others join it.
  ///
  /// - Parameter count: How many nodes.
  public init(count: Int = 3) throws {
    guard let program = Self.program else { throw Failure(description: Self.missing) }
    // 127.0.0.0/8 is all loopback: an address of its own for each cluster, so that no other process has its ports.
    let host = "127.\(Int.random(in: 1...254)).\(Int.random(in: 1...254)).\(Int.random(in: 1...254))"
    addresses = (0..<count).map { "\(host):\(9001 + $0)" }
    folder = FileManager.default.temporaryDirectory.appending(path: "dqlite-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", Self.script, "sh", program, host, folder.path(percentEncoded: false)]
    shell.standardInput = input
    shell.standardOutput = output
    shell.standardError = FileHandle.nullDevice
    // No other child of this process may keep the shell's input open.
    let descriptor = input.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    try shell.run()
  }

  deinit { end() }

  /// Ends all of them, and waits until they are gone.
  public func end() {
    try? input.fileHandleForWriting.close()  // closed twice is closed
    shell.waitUntilExit()
  }

  /// Starts a node, for the first time or after it was killed. The first must be there before another joins.
  public func start(_ index: Int) throws { try tell("start \(index)") }

  /// Kills a node by SIGKILL: it can send nothing any more.
  public func kill(_ index: Int) throws { try tell("kill \(index)") }

  /// Stops a node by SIGSTOP, as if its machine hung: its connections stay, and it does not answer.
  public func pause(_ index: Int) throws { try tell("pause \(index)") }

  /// Lets a node that was stopped go on.
  public func resume(_ index: Int) throws { try tell("resume \(index)") }

  /// Sends a command to the shell, and waits until the shell has done it.
  private func tell(_ command: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data((command + "\n").utf8))
    guard let answer = try output.fileHandleForReading.read(upToCount: 1), !answer.isEmpty else {
      throw Failure(description: "the shell that looks after the nodes is gone")
    }
  }

  private static let script = """
    program=$1 host=$2 folder=$3 all=
    trap '' INT TERM HUP
    while read -r what index; do
      eval "node=\\${node$index:-}"
      case $what in
        start)
          set -- --api "$host:$((8001 + index))" --db "$host:$((9001 + index))" --dir "$folder/$index"
          [ "$index" = 0 ] || set -- "$@" --join "$host:9001"
          mkdir -p "$folder/$index"
          "$program" "$@" < /dev/null > "$folder/$index.log" 2>&1 &
          eval "node$index=$!"
          all="$all $!"
          ;;
        kill)
          kill -9 "$node"
          wait "$node"
          kept=
          for other in $all; do [ "$other" = "$node" ] || kept="$kept $other"; done
          all=$kept  # its number may be another process's by now
          ;;
        pause) kill -STOP "$node" ;;
        resume) kill -CONT "$node" ;;
      esac
      printf .
    done
    for node in $all; do kill -9 "$node"; done
    wait
    rm -rf "$folder"
    """
}
