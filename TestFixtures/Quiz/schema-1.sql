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
    explanation TEXT NOT NULL
);

CREATE INDEX question_by_category ON question(category, title);

CREATE TABLE translation (
    question INTEGER NOT NULL REFERENCES question(id) ON DELETE CASCADE,
    language TEXT NOT NULL REFERENCES language(code),
    title TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (question, language)
) WITHOUT ROWID;

CREATE VIEW hard_question AS
    SELECT question.id, category.name AS category, question.title, question.question, question.points
    FROM question
    JOIN category ON category.id = question.category
    WHERE question.points >= 4;

CREATE VIRTUAL TABLE question_search USING fts4(
    title, question, answer, explanation, tokenize=unicode61 "remove_diacritics=2", prefix='2,3', content='question'
);

CREATE TRIGGER question_search_insert AFTER INSERT ON question BEGIN
    INSERT INTO question_search (docid, title, question, answer, explanation)
    VALUES (new.id, new.title, new.question, new.answer, new.explanation);
END;

CREATE TRIGGER question_search_delete BEFORE DELETE ON question BEGIN
    DELETE FROM question_search WHERE docid = old.id;
END;

CREATE TRIGGER question_search_update_before BEFORE UPDATE ON question BEGIN
    DELETE FROM question_search WHERE docid = old.id;
END;

CREATE TRIGGER question_search_update_after AFTER UPDATE ON question BEGIN
    INSERT INTO question_search (docid, title, question, answer, explanation)
    VALUES (new.id, new.title, new.question, new.answer, new.explanation);
END;
