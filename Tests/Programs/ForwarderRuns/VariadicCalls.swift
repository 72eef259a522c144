import RecordingLibrary
import SQLiteCalls

/// An argument that C takes for an int: the upper half of its place is anything.
private func int(_ number: Int32) -> UInt64? { bits(number) }

/// Calls the shims of the variadic functions, once for each order of arguments that an option may have.
func callVariadic(of wrapper: any Sqlite3WrapperProtocol, _ check: (Forwarding) -> Void) {
  let (pointer, context) = (UnsafeMutableRawPointer(bitPattern: 80), UnsafeMutableRawPointer(bitPattern: 96))
  let db = OpaquePointer(bitPattern: 112)
  let (format, text) = (UnsafePointer<CChar>(bitPattern: 128), UnsafePointer<CChar>(bitPattern: 144))
  let configurations: [(LibraryOption, [UInt64?])] = [
    (.serialized, [nil, nil, nil]), (.malloc, [80, nil, nil]), (.log, [80, 96, nil]), (.heap, [80, int(3), int(5)]),
    (.lookaside, [int(3), int(5), nil]), (.mmapSize, [3, 5, nil]), (.memdbMaxsize, [3, nil, nil]), (.uri, [int(3), nil, nil]),
  ]
  for (option, arguments) in configurations {
    check(
      Forwarding("sqlite3_config", [bits(option.rawValue)] + arguments, 1601) {
        bits(wrapper.sqlite3_config(option.rawValue, 3, 5, pointer, context))
      })
  }
  let connections: [(ConnectionOption, [UInt64?])] = [
    (.lookaside, [80, int(3), int(5)]), (.maindbname, [80, nil, nil]), (.enableFkey, [int(3), 80, nil]),
  ]
  for (option, arguments) in connections {
    check(
      Forwarding("sqlite3_db_config", [112, bits(option.rawValue)] + arguments, 1602) {
        bits(wrapper.sqlite3_db_config(db, option.rawValue, 3, 5, pointer))
      })
  }
  check(Forwarding("sqlite3_vtab_config", [112, 3, 5], 1603) { bits(wrapper.sqlite3_vtab_config(db, 3, 5)) })
  let controls: [(Int32, [UInt64?])] = [(9, [80, nil]), (15, [80, int(3)]), (28, [int(3), 80]), (8, [int(3), 80]), (5, [int(3), nil])]
  for (option, arguments) in controls {
    check(
      Forwarding("sqlite3_test_control", [bits(option)] + arguments, 1604) {
        bits(wrapper.sqlite3_test_control(option, 3, pointer))
      })
  }
  check(Forwarding("sqlite3_mprintf", [128, 144], 1605) { bits(wrapper.sqlite3_mprintf(format, text)) })
  let buffer = UnsafeMutablePointer<CChar>(bitPattern: 160)
  check(Forwarding("sqlite3_snprintf", [3, 160, 128, 144], 1606) { bits(wrapper.sqlite3_snprintf(3, buffer, format, text)) })
  check(
    Forwarding("sqlite3_str_appendf", [112, 128, 144], nil) {
      wrapper.sqlite3_str_appendf(db, format, text)
      return nil
    })
  check(
    Forwarding("sqlite3_log", [3, nil, 144], nil) {
      wrapper.sqlite3_log(3, text)
      return nil
    })
}
