// The steps of a user's schema are those of a migrator.
@_exported public import SQLiteMigration
