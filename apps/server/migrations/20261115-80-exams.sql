-- An exam of a course. Percentages are whole hundredths of a percent: 70 % is 7000.
-- open: read together with its course; who sits it is exam_group's and exam_attempt's secret.
-- owner: slices/exams
create table exam (
  id uuid primary key,
  course_id uuid not null references course (id),
  pass_mark integer not null default 7000 check (pass_mark between 7000 and 10000),
  -- Without a number, the college's setting.
  allowed_attempts integer check (allowed_attempts between 1 and 20),
  limit_minutes integer check (limit_minutes between 1 and 600),
  open_book boolean not null default false,
  shuffles boolean not null default true,
  -- When students may see which of their answers were right.
  review text not null default 'AFTER_LAST' check (review in ('NEVER', 'AFTER_LAST', 'AFTER_DEADLINE', 'AT_ONCE')),
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index exam_by_course on exam (course_id);
create trigger touched before update on exam for each row execute function app.touch();

-- open: read together with its exam.
-- owner: slices/exams
create table exam_text (
  exam_id uuid not null references exam (id) on delete cascade,
  locale text not null,
  title text not null check (length(title) between 1 and 200),
  instructions text not null default '',
  primary key (exam_id, locale)
);

-- Of the questions of a category so many are asked; of a category without a row here, all.
-- open: read together with its exam.
-- owner: slices/exams
create table exam_pick (
  exam_id uuid not null references exam (id) on delete cascade,
  category text not null,
  pick integer not null check (pick > 0),
  primary key (exam_id, category)
);

-- open: read together with its exam.
-- owner: slices/exams
create table question (
  id uuid primary key,
  exam_id uuid not null references exam (id),
  category text not null default '',
  position integer not null,
  -- No longer asked; attempts that were given it keep it.
  retired_at timestamptz,
  created_at timestamptz not null default now()
);
create index question_by_exam on question (exam_id, position);

-- A question as it stood from some day on. What an attempt was given stays as it was.
-- open: read together with its exam.
-- owner: slices/exams
create table question_version (
  id uuid primary key default uuidv7(),
  question_id uuid not null references question (id),
  number integer not null check (number > 0),
  kind text not null check (
    kind in ('SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'TRUE_FALSE', 'MATCHING', 'FILL_IN', 'ESSAY')),
  points integer not null check (points between 1 and 100),
  written_at timestamptz not null,
  written_by uuid references person (id) on delete set null,
  unique (question_id, number)
);
create index question_version_by_writer on question_version (written_by) where written_by is not null;

-- What is asked, in one language: [{"id", "words"}] of the options, and of what they are matched with.
-- open: read together with its exam.
-- owner: slices/exams
create table question_text (
  version_id uuid not null references question_version (id) on delete cascade,
  locale text not null,
  words text not null check (words <> ''),
  options jsonb not null default '[]',
  matches jsonb not null default '[]',
  primary key (version_id, locale)
);

-- What is right, and why, apart from what is asked: no list of questions can carry it along.
-- open: read by the server alone, and told to students when the results are released.
-- owner: slices/exams
create table question_key (
  version_id uuid primary key references question_version (id) on delete cascade,
  key jsonb not null,
  -- By language.
  explanations jsonb not null default '{}'
);

-- When a group sits an exam.
-- owner: slices/exams
create table exam_group (
  exam_id uuid not null references exam (id),
  group_id uuid not null references student_group (id),
  region_id uuid not null references region (id),
  opens_at timestamptz not null,
  deadline timestamptz not null,
  -- The end of it all; without one an exam stays open, and what is handed in after the deadline is late.
  closes_at timestamptz,
  version integer not null default 1,
  primary key (exam_id, group_id),
  check (opens_at < deadline and (closes_at is null or deadline <= closes_at))
);
create index exam_group_by_group on exam_group (group_id);
create index exam_group_by_region on exam_group (region_id, deadline);
select app.protect('exam_group');

-- One sitting of an exam. What happened is stored; the grade follows from it and stands beside it for lists.
-- owner: slices/exams
create table exam_attempt (
  -- Made by the browser, so that a start that is sent twice uses one attempt.
  id uuid primary key,
  exam_id uuid not null references exam (id),
  person_id uuid not null references person (id),
  group_id uuid not null references student_group (id),
  region_id uuid not null references region (id),
  number integer not null check (number > 0),
  locale text not null,
  -- The versions it was given and the order of their options: [{"versionId", "options", "matches"}].
  asked jsonb not null,
  device_id uuid not null,
  started_at timestamptz not null,
  -- As they were for this student when it began.
  deadline timestamptz not null,
  expires_at timestamptz,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  ending text check (ending in ('SUBMITTED', 'TIMED_OUT', 'LEFT_PAGE', 'CLOSED_BROWSER', 'CONNECTION_LOST')),
  penalty integer not null default 0 check (penalty between 0 and 10000),
  score integer check (score between 0 and 10000),
  passed boolean,
  scaled_from integer,
  unique (exam_id, person_id, number),
  check ((ended_at is null) = (ending is null)),
  check ((score is null) = (passed is null))
);
create index exam_attempt_of_person on exam_attempt (person_id, started_at desc);
create index exam_attempt_by_group on exam_attempt (group_id, exam_id);
create index exam_attempt_by_region on exam_attempt (region_id);
create index exam_attempt_open on exam_attempt (last_seen_at) where ended_at is null;
select app.protect('exam_attempt');

-- Everything that happened during an attempt, numbered by the device. What was written stays written.
-- owner: slices/exams
create table attempt_event (
  attempt_id uuid not null references exam_attempt (id),
  device_id uuid not null,
  seq integer not null check (seq > 0),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  body jsonb not null,
  client_time timestamptz not null,
  arrived_at timestamptz not null,
  primary key (attempt_id, device_id, seq)
);
create index attempt_event_of_person on attempt_event (person_id);
create index attempt_event_by_region on attempt_event (region_id);
select app.protect('attempt_event');
revoke update, delete on attempt_event from berea_app;

-- Points that a person gave for an answer; they stand above what the server would give.
-- owner: slices/exams
create table answer_mark (
  attempt_id uuid not null references exam_attempt (id),
  question_id uuid not null references question (id),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  points numeric(5, 2) not null check (points >= 0),
  comment text not null default '' check (length(comment) <= 4000),
  marked_by uuid references person (id) on delete set null,
  marked_at timestamptz not null,
  primary key (attempt_id, question_id)
);
create index answer_mark_of_person on answer_mark (person_id);
create index answer_mark_by_region on answer_mark (region_id);
create index answer_mark_by_marker on answer_mark (marked_by) where marked_by is not null;
select app.protect('answer_mark');
