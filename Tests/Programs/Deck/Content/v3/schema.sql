-- The content of a release: build it with `sqlite-manager content build`, or as ReleaseTests.swift does.
CREATE TABLE category (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);

CREATE TABLE word (
  id INTEGER PRIMARY KEY, category INTEGER NOT NULL REFERENCES category (id), language TEXT NOT NULL, lemma TEXT NOT NULL,
  gloss TEXT NOT NULL, UNIQUE (language, lemma));

CREATE VIRTUAL TABLE word_search USING fts5 (
  lemma, gloss, content = 'word', content_rowid = 'id', prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2');

-- A word is recognized by these columns, whatever its id is in another release.
CREATE TABLE sqlitemanager_keys (table_name TEXT NOT NULL, column_name TEXT NOT NULL);
INSERT INTO sqlitemanager_keys VALUES ('category', 'name'), ('word', 'language'), ('word', 'lemma');
