// C's variadic functions with as many arguments as the shims give them; an int leaves the upper half of its place as it was.

@_cdecl("sqlite3_config")
func recording_sqlite3_config(_ option: Int32, _ a1: UInt64, _ a2: UInt64, _ a3: UInt64) -> Int32 {
  note("sqlite3_config", [bits(option), a1, a2, a3])
  return 1601
}

@_cdecl("sqlite3_db_config")
func recording_sqlite3_db_config(_ db: UInt64, _ option: Int32, _ a2: UInt64, _ a3: UInt64, _ a4: UInt64) -> Int32 {
  note("sqlite3_db_config", [db, bits(option), a2, a3, a4])
  return 1602
}

@_cdecl("sqlite3_vtab_config")
func recording_sqlite3_vtab_config(_ db: UInt64, _ option: Int32, _ value: Int32) -> Int32 {
  note("sqlite3_vtab_config", [db, bits(option), bits(value)])
  return 1603
}

@_cdecl("sqlite3_test_control")
func recording_sqlite3_test_control(_ option: Int32, _ a1: UInt64, _ a2: UInt64) -> Int32 {
  note("sqlite3_test_control", [bits(option), a1, a2])
  return 1604
}

@_cdecl("sqlite3_mprintf")
func recording_sqlite3_mprintf(_ format: UInt64, _ text: UInt64) -> UInt64 {
  note("sqlite3_mprintf", [format, text])
  return 1605
}

@_cdecl("sqlite3_snprintf")
func recording_sqlite3_snprintf(_ size: Int32, _ buffer: UInt64, _ format: UInt64, _ text: UInt64) -> UInt64 {
  note("sqlite3_snprintf", [bits(size), buffer, format, text])
  return 1606
}

@_cdecl("sqlite3_str_appendf")
func recording_sqlite3_str_appendf(_ string: UInt64, _ format: UInt64, _ text: UInt64) {
  note("sqlite3_str_appendf", [string, format, text])
}

@_cdecl("sqlite3_log")
func recording_sqlite3_log(_ code: Int32, _ format: UInt64, _ text: UInt64) {
  note("sqlite3_log", [bits(code), format, text])
}
