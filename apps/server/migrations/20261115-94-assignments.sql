-- Work that a course asks its students to hand in. It has a grade from 0 to 100 %, or is complete or not (ASGN-01).
-- open: read together with its course; who hands it in, and when, is assignment_group's and submission's secret.
-- owner: slices/assignments
create table assignment (
  id uuid primary key,
  course_id uuid not null references course (id),
  kind text not null check (kind in ('GRADED', 'COMPLETION')),
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index assignment_by_course on assignment (course_id);
create trigger touched before update on assignment for each row execute function app.touch();

-- open: read together with its assignment.
-- owner: slices/assignments
create table assignment_text (
  assignment_id uuid not null references assignment (id) on delete cascade,
  locale text not null,
  title text not null check (length(title) between 1 and 200),
  -- Rich text, cleaned before it is stored.
  content text not null default '',
  primary key (assignment_id, locale)
);

-- Files that students work with. Without a language, for everybody.
-- open: read together with its assignment.
-- owner: slices/assignments
create table assignment_file (
  id uuid primary key,
  assignment_id uuid not null references assignment (id) on delete cascade,
  locale text,
  name text not null check (name <> ''),
  file_key text not null,
  bytes bigint not null check (bytes >= 0),
  type text not null,
  position integer not null,
  created_at timestamptz not null default now()
);
create index assignment_file_by_assignment on assignment_file (assignment_id, position);
create index assignment_file_by_key on assignment_file (file_key);

-- Until when a group hands an assignment in.
-- owner: slices/assignments
create table assignment_group (
  assignment_id uuid not null references assignment (id),
  group_id uuid not null references student_group (id),
  region_id uuid not null references region (id),
  due_at timestamptz not null,
  version integer not null default 1,
  primary key (assignment_id, group_id)
);
create index assignment_group_by_group on assignment_group (group_id);
create index assignment_group_by_region on assignment_group (region_id, due_at);
select app.protect('assignment_group');

-- What one student does about an assignment: none until they hand something in, are given more time or are graded.
-- Percentages are whole hundredths of a percent: 70 % is 7000.
-- owner: slices/assignments
create table submission (
  id uuid primary key default uuidv7(),
  assignment_id uuid not null references assignment (id),
  person_id uuid not null references person (id),
  group_id uuid not null references student_group (id),
  region_id uuid not null references region (id),
  -- When the newest version came.
  submitted_at timestamptz,
  -- More time for this student alone, and why.
  extended_to timestamptz,
  extension_reason text check (length(extension_reason) <= 1000),
  -- Given back to be handed in again, with what is to be changed.
  returned_at timestamptz,
  return_note text check (length(return_note) <= 4000),
  score integer check (score between 0 and 10000),
  complete boolean,
  comment text not null default '' check (length(comment) <= 10000),
  graded_at timestamptz,
  graded_by uuid references person (id) on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (assignment_id, person_id),
  check ((extended_to is null) = (extension_reason is null)),
  check ((graded_at is not null) = (score is not null or complete is not null)),
  check (score is null or complete is null)
);
create index submission_of_person on submission (person_id);
create index submission_by_group on submission (group_id, assignment_id);
create index submission_by_region on submission (region_id);
create index submission_by_grader on submission (graded_by) where graded_by is not null;
create index submission_to_grade on submission (region_id, submitted_at)
  where graded_at is null and submitted_at is not null;
select app.protect('submission');

-- What was handed in, each time. A version stays as it was: its receipt can be shown for ever.
-- owner: slices/assignments
create table submission_version (
  -- Made by the browser, so that a form which is sent twice hands in once.
  id uuid primary key,
  submission_id uuid not null references submission (id),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  number integer not null check (number > 0),
  submitted_at timestamptz not null,
  -- Of who handed in what and when (slices/assignments/rules/receipt.ts).
  receipt_hash text not null,
  unique (submission_id, number)
);
create index submission_version_of_person on submission_version (person_id);
create index submission_version_by_region on submission_version (region_id);
select app.protect('submission_version');
revoke update, delete on submission_version from berea_app;

-- A file that was left as it was stands in the next version too, and is kept once.
-- owner: slices/assignments
create table submission_file (
  id uuid primary key default uuidv7(),
  version_id uuid not null references submission_version (id),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  name text not null check (name <> ''),
  file_key text not null,
  bytes bigint not null check (bytes > 0),
  type text not null,
  sha256 text not null,
  position integer not null,
  unique (version_id, position)
);
create index submission_file_of_person on submission_file (person_id);
create index submission_file_by_region on submission_file (region_id);
create index submission_file_by_key on submission_file (file_key);
select app.protect('submission_file');
revoke update, delete on submission_file from berea_app;

-- What whoever graded gives back.
-- owner: slices/assignments
create table feedback_file (
  id uuid primary key,
  submission_id uuid not null references submission (id),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  name text not null check (name <> ''),
  file_key text not null,
  bytes bigint not null check (bytes > 0),
  type text not null,
  created_at timestamptz not null default now()
);
create index feedback_file_by_submission on feedback_file (submission_id, created_at);
create index feedback_file_of_person on feedback_file (person_id);
create index feedback_file_by_region on feedback_file (region_id);
create index feedback_file_by_key on feedback_file (file_key);
select app.protect('feedback_file');

-- Sentences that somebody writes under many submissions, kept for the next one.
-- owner: slices/assignments
create table bank_comment (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  words text not null check (length(words) between 1 and 1000),
  created_at timestamptz not null default now()
);
create index bank_comment_of_person on bank_comment (person_id, created_at);
select app.protect_own('bank_comment');

-- A submission to an assignment that the other account has handed in too stays on record with the closed one.
insert into merge_rule (table_name, column_name, rule) values
  ('submission', 'person_id', 'MOVE_UNLESS_HELD'), ('submission', 'graded_by', 'MOVE'),
  ('submission_version', 'person_id', 'MOVE'), ('submission_file', 'person_id', 'MOVE'),
  ('feedback_file', 'person_id', 'MOVE'), ('bank_comment', 'person_id', 'MOVE');

-- The place of a student in the list of what groups hand in, whether they have done anything about it yet or not.
create function app.submission_place(assignment_id uuid, group_id uuid, person_id uuid) returns uuid
  language sql immutable strict
  return md5(assignment_id::text || group_id::text || person_id::text)::uuid;
