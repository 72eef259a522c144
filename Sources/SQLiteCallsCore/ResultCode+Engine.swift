extension ResultCode {
  /// For engines that are reached over a wire: a COMMIT, or a statement outside a transaction that writes, was sent and its answer never came. It is neither known to
  /// be done nor to be undone.
  ///
  /// It is an extended code of `SQLITE_IOERR`, 10 + 200 * 256 = 51210, which SQLite does not use; who knows only primary codes sees an I/O error. For a statement inside a
  /// transaction that went with its connection the code is ``abortRollback``: of that it is certain that nothing was done.
  @inlinable public static var ioerrOutcomeUnknown: ResultCode { ResultCode(rawValue: 51_210) }
}
