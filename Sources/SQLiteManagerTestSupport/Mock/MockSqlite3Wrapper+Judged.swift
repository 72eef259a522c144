extension MockSqlite3Wrapper: JudgedDouble {
  package var findings: [String] { openHandles.map { "still open: \($0)" } + misuses.map { "misuse: \($0)" } }
}
