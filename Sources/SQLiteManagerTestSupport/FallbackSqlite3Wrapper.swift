import SQLiteCalls

final class FallbackSqlite3Wrapper: UnansweredSqlite3Wrapper {
  private unowned let outer: RoutedSqlite3Wrapper
  init(over outer: RoutedSqlite3Wrapper) { self.outer = outer }
}
