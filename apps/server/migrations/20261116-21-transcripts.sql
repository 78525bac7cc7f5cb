-- How many transcripts a campus has issued in a year. The row is held while the next one is issued, so that their numbers
-- have no gap: a transcript that is not stored takes its number back with it.
-- owner: slices/transcripts
create table transcript_count (
  region_id uuid not null references region (id),
  year integer not null check (year between 1900 and 9999),
  count integer not null check (count > 0),
  primary key (region_id, year)
);
select app.protect('transcript_count');

-- An official transcript: what stood on it, where its PDF is kept, and by what it is known. What was issued stays so.
-- owner: slices/transcripts
create table transcript_issue (
  -- Made by the page or with the batch, so that what is asked for twice is issued once.
  id uuid primary key,
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  year integer not null,
  count integer not null,
  -- As it stands on the paper.
  number text not null check (number <> ''),
  locale text not null,
  paper text not null check (paper in ('A4', 'LETTER')),
  -- Whoever knows it may ask whether the transcript is genuine; nobody can guess it.
  verify_code text not null unique check (length(verify_code) = 26),
  -- slices/transcripts/rules/issue.ts says what it holds.
  content jsonb not null,
  file_key text not null,
  bytes integer not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  issued_by uuid references person (id) on delete set null,
  issued_at timestamptz not null,
  unique (region_id, year, count)
);
create index transcript_issue_of_person on transcript_issue (person_id, issued_at);
create index transcript_issue_by_issuer on transcript_issue (issued_by) where issued_by is not null;
select app.protect('transcript_issue');
revoke update, delete on transcript_issue from berea_app;

-- That an official transcript is not valid any more, and why.
-- owner: slices/transcripts
create table transcript_revocation (
  issue_id uuid primary key references transcript_issue (id),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  reason text not null check (length(reason) between 1 and 1000),
  revoked_by uuid references person (id) on delete set null,
  revoked_at timestamptz not null
);
create index transcript_revocation_of_person on transcript_revocation (person_id);
create index transcript_revocation_by_region on transcript_revocation (region_id);
create index transcript_revocation_by_revoker on transcript_revocation (revoked_by) where revoked_by is not null;
select app.protect('transcript_revocation');
revoke update, delete on transcript_revocation from berea_app;

-- Why nobody may issue a transcript to a student, until it is lifted.
-- owner: slices/transcripts
create table transcript_hold (
  -- Made by the page, so that a hold which is put twice is one.
  id uuid primary key,
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  reason text not null check (length(reason) between 1 and 1000),
  put_by uuid references person (id) on delete set null,
  put_at timestamptz not null,
  lifted_by uuid references person (id) on delete set null,
  lifted_at timestamptz
);
create index transcript_hold_of_person on transcript_hold (person_id);
create index transcript_hold_by_region on transcript_hold (region_id);
create index transcript_hold_by_putter on transcript_hold (put_by) where put_by is not null;
create index transcript_hold_by_lifter on transcript_hold (lifted_by) where lifted_by is not null;
select app.protect('transcript_hold');
revoke delete on transcript_hold from berea_app;

-- Transcripts for everybody in a group, which a job issues one after the other.
-- owner: slices/transcripts
create table transcript_batch (
  -- Made by the page, so that pressing twice issues once.
  id uuid primary key,
  group_id uuid not null references student_group (id),
  region_id uuid not null references region (id),
  -- Without one, each in the student's own.
  locale text,
  paper text not null check (paper in ('A4', 'LETTER')),
  asked_by uuid references person (id) on delete set null,
  asked_at timestamptz not null
);
create index transcript_batch_by_group on transcript_batch (group_id, asked_at);
create index transcript_batch_by_region on transcript_batch (region_id);
create index transcript_batch_by_asker on transcript_batch (asked_by) where asked_by is not null;
select app.protect('transcript_batch');

-- owner: slices/transcripts
create table transcript_batch_student (
  batch_id uuid not null references transcript_batch (id),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  -- The id that the transcript has when it is issued: a job that begins again comes to the same one.
  issue_id uuid not null,
  outcome text not null default 'WAITING' check (outcome in ('WAITING', 'ISSUED', 'ON_HOLD', 'WITHOUT_GRADES', 'FAILED')),
  primary key (batch_id, person_id)
);
create index transcript_batch_student_of_person on transcript_batch_student (person_id);
create index transcript_batch_student_by_region on transcript_batch_student (region_id);
select app.protect('transcript_batch_student');

insert into merge_rule (table_name, column_name, rule) values
  ('transcript_issue', 'person_id', 'MOVE'), ('transcript_issue', 'issued_by', 'MOVE'),
  ('transcript_revocation', 'person_id', 'MOVE'), ('transcript_revocation', 'revoked_by', 'MOVE'),
  ('transcript_hold', 'person_id', 'MOVE'), ('transcript_hold', 'put_by', 'MOVE'),
  ('transcript_hold', 'lifted_by', 'MOVE'), ('transcript_batch', 'asked_by', 'MOVE'),
  ('transcript_batch_student', 'person_id', 'MOVE_UNLESS_HELD');
