-- Grades that somebody gave to a student's work, changed or took away, each time. Whoever changes or takes away one that the
-- student was given says why. What was written stays written. Percentages are whole hundredths of a percent: 70 % is 7000.
-- owner: slices/assignments
create table work_grade_change (
  id uuid primary key default uuidv7(),
  -- Changes follow each other in this order, also those of one instant.
  number bigint not null generated always as identity unique,
  submission_id uuid not null references submission (id),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  -- Neither of them where the grade was taken away.
  score integer check (score between 0 and 10000),
  complete boolean,
  comment text not null default '' check (length(comment) <= 10000),
  previous_score integer check (previous_score between 0 and 10000),
  previous_complete boolean,
  previous_comment text not null default '' check (length(previous_comment) <= 10000),
  previous_graded_at timestamptz,
  previous_graded_by uuid references person (id) on delete set null,
  reason text check (length(reason) between 1 and 4000),
  -- The change that this one takes back.
  takes_back uuid references work_grade_change (id),
  changed_by uuid references person (id) on delete set null,
  changed_at timestamptz not null,
  check (score is null or complete is null),
  check (previous_score is null or previous_complete is null)
);
create index work_grade_change_by_submission on work_grade_change (submission_id, number);
create index work_grade_change_of_person on work_grade_change (person_id);
create index work_grade_change_by_region on work_grade_change (region_id);
create index work_grade_change_by_writer on work_grade_change (changed_by, changed_at) where changed_by is not null;
create unique index work_grade_change_taken_back on work_grade_change (takes_back) where takes_back is not null;
create index work_grade_change_by_earlier_writer on work_grade_change (previous_graded_by)
  where previous_graded_by is not null;
select app.protect('work_grade_change');
revoke update, delete on work_grade_change from berea_app;

insert into merge_rule (table_name, column_name, rule) values
  ('work_grade_change', 'person_id', 'MOVE'), ('work_grade_change', 'changed_by', 'MOVE'),
  ('work_grade_change', 'previous_graded_by', 'MOVE');
