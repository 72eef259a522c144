// The writer of an engine or a double writes names of C. The package's own words are imported beside them.
@_exported public import SQLiteCalls
