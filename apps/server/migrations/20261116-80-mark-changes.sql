-- Points that somebody gave for an answer, each time. Whoever changes what an answer had earned, by hand or by the key, says
-- why. What was written stays written.
-- owner: slices/exams
create table mark_change (
  id uuid primary key default uuidv7(),
  -- Changes follow each other in this order, also those of one instant.
  number bigint not null generated always as identity unique,
  attempt_id uuid not null references exam_attempt (id),
  question_id uuid not null references question (id),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  -- What was given; without points, what the key gives counts again.
  points numeric(5, 2) check (points >= 0),
  comment text not null default '' check (length(comment) <= 4000),
  -- What a person had given before, if anybody had.
  previous_points numeric(5, 2) check (previous_points >= 0),
  previous_comment text not null default '' check (length(previous_comment) <= 4000),
  -- What the answer earned before and after, by hand or by the key; nothing while nobody has read it.
  earned_before numeric(5, 2) check (earned_before >= 0),
  earned_after numeric(5, 2) check (earned_after >= 0),
  -- The grade of the attempt before and after, in hundredths of a percent.
  score_before integer check (score_before between 0 and 10000),
  score_after integer check (score_after between 0 and 10000),
  reason text check (length(reason) between 1 and 1000),
  -- The change that this one takes back.
  takes_back uuid references mark_change (id),
  changed_by uuid references person (id) on delete set null,
  changed_at timestamptz not null,
  check (reason is not null or earned_before is null or earned_after = earned_before)
);
create index mark_change_by_attempt on mark_change (attempt_id, number);
create index mark_change_of_person on mark_change (person_id);
create index mark_change_by_region on mark_change (region_id);
create index mark_change_by_question on mark_change (question_id);
create index mark_change_by_writer on mark_change (changed_by, changed_at) where changed_by is not null;
create unique index mark_change_taken_back on mark_change (takes_back) where takes_back is not null;
select app.protect('mark_change');
revoke update, delete on mark_change from berea_app;

insert into merge_rule (table_name, column_name, rule) values
  ('mark_change', 'person_id', 'MOVE'), ('mark_change', 'changed_by', 'MOVE');
