CREATE TABLE category (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
);

CREATE TABLE language (
    code TEXT PRIMARY KEY,
    name TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE question (
    id INTEGER PRIMARY KEY,
    category INTEGER NOT NULL REFERENCES category(id),
    title TEXT NOT NULL,
    question TEXT NOT NULL,
    answer TEXT NOT NULL,
    wrong1 TEXT NOT NULL,
    wrong2 TEXT NOT NULL,
    wrong3 TEXT NOT NULL,
    points INTEGER NOT NULL DEFAULT 1 CHECK (points BETWEEN 1 AND 5),
    explanation TEXT NOT NULL,
    difficulty REAL CHECK (difficulty BETWEEN 0 AND 1)
);

CREATE INDEX question_by_category ON question(category, title);

CREATE INDEX question_by_difficulty ON question(difficulty, points);

CREATE TABLE translation (
    question INTEGER NOT NULL REFERENCES question(id) ON DELETE CASCADE,
    language TEXT NOT NULL REFERENCES language(code),
    title TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (question, language)
) WITHOUT ROWID;

CREATE TABLE hint (
    id INTEGER PRIMARY KEY,
    question INTEGER NOT NULL REFERENCES question(id),
    position INTEGER NOT NULL,
    text TEXT NOT NULL,
    UNIQUE (question, position)
);

CREATE VIEW hard_question AS
    SELECT question.id, category.name AS category, question.title, question.question, question.points,
        question.difficulty,
        (SELECT count(*) FROM hint WHERE hint.question = question.id) AS hints
    FROM question
    JOIN category ON category.id = question.category
    WHERE question.points >= 4 OR question.difficulty >= 0.75;

CREATE VIRTUAL TABLE question_search USING fts5(
    title, question, answer, explanation, tokenize='unicode61 remove_diacritics 2', prefix='2 3', content='question', content_rowid='id'
);

INSERT INTO question_search (question_search, rank) VALUES ('rank', 'bm25(4.0, 2.0, 2.0, 1.0)');

CREATE TRIGGER question_search_insert AFTER INSERT ON question BEGIN
    INSERT INTO question_search (rowid, title, question, answer, explanation)
    VALUES (new.id, new.title, new.question, new.answer, new.explanation);
END;

CREATE TRIGGER question_search_delete AFTER DELETE ON question BEGIN
    INSERT INTO question_search (question_search, rowid, title, question, answer, explanation)
    VALUES ('delete', old.id, old.title, old.question, old.answer, old.explanation);
END;

CREATE TRIGGER question_search_update AFTER UPDATE ON question BEGIN
    INSERT INTO question_search (question_search, rowid, title, question, answer, explanation)
    VALUES ('delete', old.id, old.title, old.question, old.answer, old.explanation);
    INSERT INTO question_search (rowid, title, question, answer, explanation)
    VALUES (new.id, new.title, new.question, new.answer, new.explanation);
END;
