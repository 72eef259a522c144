import SQLiteCalls
import SQLiteCore

extension ConformanceSuite {
  private static let numbers: [SQLiteValue] = [
    "42", "2.5", "1 apple", 7, [0x38], "9223372036854775807", " -9223372036854775808 ", "9223372036854775808", "-9223372036854775809",
    "+007", "1e3", "5.",
  ]

  static let valueFacts: [ConformanceFact] = [
    bound("a copy of a value outlives the row", ["3", "kept", "4"], page: "c3ref/value_dup.html") { stage, statement in
      let wrapper = stage.wrapper
      stage.bind(statement, 1, "kept")
      stage.step(statement)
      let copy = unsafe wrapper.sqlite3_value_dup(wrapper.sqlite3_column_value(statement, 0))
      stage.finalize(statement)
      defer { unsafe wrapper.sqlite3_value_free(copy) }
      return unsafe [String(wrapper.sqlite3_value_type(copy)), stage.text(of: copy), String(wrapper.sqlite3_value_bytes(copy))]
    },
    bound("a value reads as its column does", ["3", "12", "12", "12.5", "11", "22"]) { stage, statement in
      let wrapper = stage.wrapper
      stage.bind(statement, 1, "12.5 apples")
      stage.step(statement)
      let value = unsafe wrapper.sqlite3_column_value(statement, 0)
      return unsafe [
        String(wrapper.sqlite3_value_type(value)), String(wrapper.sqlite3_value_int(value)), String(wrapper.sqlite3_value_int64(value)),
        String(wrapper.sqlite3_value_double(value)), String(wrapper.sqlite3_value_bytes(value)),
        String(wrapper.sqlite3_value_bytes16(value)),
      ]
    },
    bound(
      "a value whose numeric type is read becomes a number",
      [
        "3 1 1 42", "3 2 2 2.5", "3 3 3 1 apple", "1 1 1 7", "4 4 4 8", "3 1 1 9223372036854775807", "3 1 1 -9223372036854775808",
        "3 2 2 9.22337203685478e+18", "3 2 2 -9.22337203685478e+18", "3 1 1 7", "3 2 2 1000.0", "3 2 2 5.0",
      ], before: 3_047_000  // 3.53.4 crashes: it dereferences the null connection of a copied value
    ) { stage, statement in
      let wrapper = stage.wrapper
      defer { stage.finalize(statement) }
      return numbers.map { cell in
        stage.reset(statement)
        stage.bind(statement, 1, cell)
        stage.step(statement)
        let value = unsafe wrapper.sqlite3_value_dup(wrapper.sqlite3_column_value(statement, 0))
        defer { unsafe wrapper.sqlite3_value_free(value) }
        let types = unsafe [
          wrapper.sqlite3_value_type(value), wrapper.sqlite3_value_numeric_type(value), wrapper.sqlite3_value_type(value),
        ]
        return types.map { "\($0) " }.joined() + stage.text(of: value)
      }
    },
    bound("the length of a value leaves its bytes where they are", ["3 true", "2 true"]) { stage, statement in
      let wrapper = stage.wrapper
      defer { stage.finalize(statement) }
      return (["abc", [1, 2]] as [SQLiteValue]).map { cell in
        stage.reset(statement)
        stage.bind(statement, 1, cell)
        stage.step(statement)
        let value = unsafe wrapper.sqlite3_column_value(statement, 0)
        let bytes = unsafe wrapper.sqlite3_value_blob(value)
        let count = unsafe wrapper.sqlite3_value_bytes(value)
        return unsafe "\(count) \(wrapper.sqlite3_value_blob(value) == bytes)"
      }
    },
    bound("a value can be bound again", ["integer 1", "float 2.5", "text 'a'", "blob 07", "null"], page: "c3ref/bind_blob.html") {
      stage, first in
      let second = stage.prepare("SELECT ?1")
      var found: [String] = []
      for cell in [1, 2.5, "a", [7], nil] as [SQLiteValue] {
        stage.bind(first, 1, cell)
        stage.step(first)
        _ = unsafe stage.wrapper.sqlite3_bind_value(second, 1, stage.wrapper.sqlite3_column_value(first, 0))
        found += stage.row(second)
        stage.reset(first)
        stage.reset(second)
      }
      return found
    },
    ConformanceFact(
      "memory can be taken, grown, measured and given back", page: "c3ref/free.html", expected: ["42", "true", "true", "true", "true"]
    ) { stage in
      let wrapper = stage.wrapper
      let memory = unsafe wrapper.sqlite3_malloc(10)
      unsafe memory?.storeBytes(of: 42, as: UInt8.self)
      let grown = unsafe wrapper.sqlite3_realloc(memory, 1000)
      let kept = unsafe grown?.load(as: UInt8.self)
      let isLarge = unsafe wrapper.sqlite3_msize(grown) >= 1000
      unsafe wrapper.sqlite3_free(grown)
      unsafe wrapper.sqlite3_free(nil)
      let none = unsafe [wrapper.sqlite3_malloc(0) == nil, wrapper.sqlite3_malloc(-1) == nil, wrapper.sqlite3_realloc(nil, 0) == nil]
      return [kept.map { String($0) } ?? "nil", "\(isLarge)"] + none.map { "\($0)" }
    },
  ]
}
