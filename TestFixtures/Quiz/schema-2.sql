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
