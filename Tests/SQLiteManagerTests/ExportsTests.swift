import Foundation
import Observation
import SQLiteCalls
import SQLiteDescriptions
import SQLiteFullText
import SQLiteManager
import SQLiteSessions
import SQLiteStorage
import SQLiteVirtualTables
import Testing

/// A model as an app has it.
@Observable private final class StarList {
  private(set) var names: [String] = []

  func reload(from connection: Connection) throws {
    names = try connection.rows("SELECT name FROM star ORDER BY name", as: String.self)
  }
}

@Suite struct `A file that imports SQLiteManager beside Foundation, Observation and Testing` {
  @Test func `may hold an observable class`() async throws {
    let connection = try Connection(.memory)
    try connection.execute("CREATE TABLE star (name TEXT NOT NULL); INSERT INTO star VALUES ('Vega'), ('Deneb')")
    let stars = StarList()
    try await confirmation { isChanged in
      withObservationTracking {
        _ = stars.names
      } onChange: {
        isChanged()
      }
      try stars.reload(from: connection)
    }
    #expect(stars.names == ["Deneb", "Vega"])
  }
}

/// Every type that the products for apps export, by its name alone, and where Swift looks for a type: in an expression it would choose among several of a name.
/// A test of ArchitectureTests compares the names with the sources.
private enum ExportedTypes {
  typealias A = (
    AccessCheck.Type, ApplyConflict.Type, AuthorizerAction.Type, AuthorizerDecision.Type,
    AuthorizerRequest.Type, AsStored<Int>.Type, AutoVacuum.Type, AutovacuumRequest.Type
  )
  typealias B = (BackupProgress.Type, BackupRun.Type, BlobHandle.Type, BlobUUID.Type, BusyHandler.Type)
  typealias C = (
    Changeset.Type, ChangesetApplyFlags.Type, ChangesetConflict.Type, ChangesetGroup.Type, ChangesetResolution.Type,
    ChangesetStartFlags.Type, ChangesetTables.Type, CheckpointMode.Type, CheckpointResult.Type, CJKTokenizer.Type, Collation.Type,
    (any CollationEngine).Type, CollationEngineChoice.Type, Collator.Type, CollectionColumn<Int>.Type, Column.Type, ColumnAssignment.Type,
    ColumnConstraint.Type, ColumnDescription.Type, ColumnInfo.Type, ColumnMetadata.Type, ColumnNaming.Type, ColumnOrigin.Type,
    ColumnType.Type, ColumnValues.Type, CommitDecision.Type, Condition.Type, ConflictPolicy.Type, ConflictResolutionMode.Type,
    Connection.Type, ConnectionOption.Type, ConnectionPool.Type, ConnectionQueue.Type, ConnectionStatus.Type, ContentError.Type,
    ContentInstaller.Type, ContentReference.Type, ContentSource.Type, CurrentDate.Type, CurrentTimestamp.Type, Cursor.Type
  )
  typealias D = (
    DamageReport.Type, Database.Type, (any DatabaseAccess).Type, DatabaseEncoding.Type, DateText<CurrentDate>.Type,
    (any DateTextFormat).Type, (any DescribesColumn).Type, DeserializeFlags.Type,
    DeviceCharacteristics.Type
  )
  typealias E = (ErrorLog.Type, Explanation.Type, (any ExpressibleByRow).Type)
  typealias F = (
    FileControl.Type, FileLock.Type, FileOption.Type, FileStatus.Type, (any FileSystem).Type, FileSystemError.Type, FoldedPattern.Type,
    FoldedSearch.Type, Folding.Type, FoldingTokenizer.Type, ForeignKey.Type, ForeignKeyViolation.Type, FoundRow<Int>.Type, fts5_api.Type,
    fts5_tokenizer.Type, Fts5ExtensionApi.Type, Fts5PhraseIter.Type, Fts5TokenFlags.Type, Fts5TokenizeReason.Type, FullScan.Type,
    FullTextExpression.Type, FullTextExpressionError.Type, FullTextInstance.Type, FullTextMatch.Type, FullTextMatchContext.Type,
    FullTextOptions.Type, FullTextQuery.Type, FullTextRankContext.Type, FullTextRanking.Type, FullTextRemedy.Type, FullTextResult.Type,
    (any FullTextSearch).Type,
    FullTextState.Type, FullTextTable.Type, FullTextToken.Type, FullTextTokenizer.Type, FunctionArguments.Type, FunctionFlags.Type,
    FunctionOptions.Type, FunctionResult.Type
  )
  typealias H = (HighlightedText.Type, HookToken.Type, HTMLTokenizer.Type)
  typealias I = (
    ImageFile.Type, IndexConstraint.Type, IndexDescription.Type, IndexedCollation.Type, IndexScanFlags.Type, InsertStatement.Type,
    InstallOutcome.Type, Instruction.Type, Interrupter.Type, ISO8601Milliseconds.Type,
    ISO8601UTC.Type, ISO8601UTCMilliseconds.Type
  )
  typealias J = (JournalMode.Type, JSON<[Int]>.Type, JulianDay.Type)
  typealias L = (
    ConnectionLender.Type,
    LibraryOption.Type, LibraryStatus.Type, Limit.Type, LiveSearch<FullTextResult>.Type, LiveSearches<FullTextResult>.Type,
    LiveSearchOptions.Type,
    LocalizedCollation.Type, LockDiagnosis.Type, LockingMode.Type, LogCommit.Type, LowercaseUUID.Type
  )
  typealias M = (Matchinfo.Type, Migrator.Type, MutexKind.Type)
  typealias N = (any ExactInteger).Type
  typealias O = (
    (any ObservableDatabase).Type, ObservedValues<Int>.Type, OpenFlags.Type, OpeningSetting.Type,
    OrderingTerm.Type, OwnedRow.Type
  )
  typealias P = (Parameter.Type, Pragma<Int>.Type, PrepareFlags.Type, PreupdateChange.Type, ProgressDecision.Type, PropertyList<[Int]>.Type)
  typealias Q = QueryPlan.Type
  typealias R = (ReadScope.Type, ReferenceTime.Type, ResultCode.Type, Row.Type, RowChange.Type, RTreeAnswer.Type, RTreeBox.Type)
  typealias S = (
    ScanStatus.Type, SecureDelete.Type, SerializeFlags.Type, Session.Type, SessionLibraryOption.Type,
    SessionOption.Type, (any SharedDatabase).Type, SharedMemoryLock.Type, SortedSection.Type, SQL.Type, sqlite3_file.Type,
    sqlite3_index_info.Type,
    sqlite3_module.Type, sqlite3_rtree_geometry.Type, sqlite3_rtree_query_info.Type, sqlite3_vfs.Type, (any Sqlite3BackupCalls).Type,
    (any Sqlite3BindCalls).Type, (any Sqlite3BlobCalls).Type, Sqlite3Call.Type, (any Sqlite3ChangegroupCalls).Type,
    (any Sqlite3ChangesetCalls).Type, (any Sqlite3ColumnCalls).Type, (any Sqlite3ConnectionCalls).Type, Sqlite3Destructor.Type,
    (any Sqlite3FullTextCalls).Type, Sqlite3FunctionBox.Type, Sqlite3FunctionCall.Type, (any Sqlite3FunctionCalls).Type,
    (any Sqlite3HookCalls).Type, (any Sqlite3LibraryCalls).Type, (any Sqlite3MemoryCalls).Type, (any Sqlite3MutexCalls).Type,
    (any Sqlite3PreupdateCalls).Type, (any Sqlite3RebaserCalls).Type, (any Sqlite3ResultCalls).Type, (any Sqlite3SerializeCalls).Type,
    (any Sqlite3SessionCalls).Type, (any Sqlite3StatementCalls).Type, (any Sqlite3TextCalls).Type, Sqlite3Trampolines.Type,
    (any Sqlite3ValueCalls).Type, (any Sqlite3VfsCalls).Type, (any Sqlite3VirtualTableCalls).Type, Sqlite3Wrapper.Type,
    (any Sqlite3WrapperProtocol).Type, (any SQLiteBindable).Type, (any SQLiteConvertible).Type, SQLiteError.Type, SQLiteAdvisory.Type,
    (any SQLiteExtractable).Type, SQLiteLibrary.Type, SQLiteManager.Type, SQLiteValue.Type, Statement.Type, StatementClock.Type,
    StatementFacts.Type, StatementStatus.Type, StatusCount.Type, StorageClass.Type, (any StoredAsJSON).Type,
    (any StoredAsPropertyList).Type, (any StoredForm).Type, (any StoredInForms).Type, (any StoredInTable).Type, StoredValue.Type,
    Subtyped<Int>.Type, SyncFlags.Type,
    Synchronous.Type
  )
  typealias T = (
    TableConstraint.Type, TableDescription.Type, TableInfo.Type, TableLockPolicy.Type, (any TableReference).Type, TableRules.Type,
    TempStore.Type,
    TestControl.Type,
    TextEncoding.Type, (any TextTokenizer).Type, TokenizingPurpose.Type, TraceEvent.Type, TraceEvents.Type, TransactionKind.Type,
    TransactionState.Type, TriggerDescription.Type, TypedColumn<Int>.Type
  )
  typealias U = (UnixMilliseconds.Type, UnixTime.Type, UpgradeReport.Type)
  typealias V = (
    ViewDescription.Type, (any VirtualTable).Type, VirtualTableArguments.Type, VirtualTableColumn.Type, (any VirtualTableCursor).Type,
    VirtualTableOption.Type, VirtualTableOptions.Type, VirtualTablePlan<Int>.Type, VirtualTableQuery.Type
  )
  typealias Z = ZeroBlob.Type
}
