-- A question whose key was wrong is corrected in a new version. By which version's key an attempt is graded, where that is not
-- the one it was given: {"question id": "version id"}. What was asked, and what it was worth, stays as it was.
alter table exam_attempt add column keys jsonb not null default '{}';

-- Who graded an attempt anew by corrected keys, when and why, and how it stood before, so that it can stand so again.
-- owner: slices/exams
create table attempt_regrade (
  -- Made by the page, one for all attempts that were graded anew together.
  regrade_id uuid not null,
  attempt_id uuid not null references exam_attempt (id),
  exam_id uuid not null references exam (id),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  reason text not null check (length(reason) between 1 and 1000),
  keys_before jsonb not null,
  score_before integer not null check (score_before between 0 and 10000),
  score_after integer not null check (score_after between 0 and 10000),
  regraded_by uuid references person (id) on delete set null,
  regraded_at timestamptz not null,
  undone_at timestamptz,
  primary key (regrade_id, attempt_id)
);
create index attempt_regrade_by_attempt on attempt_regrade (attempt_id, regraded_at);
create index attempt_regrade_by_exam on attempt_regrade (exam_id, regraded_at);
create index attempt_regrade_of_person on attempt_regrade (person_id);
create index attempt_regrade_by_region on attempt_regrade (region_id);
create index attempt_regrade_by_grader on attempt_regrade (regraded_by) where regraded_by is not null;
select app.protect('attempt_regrade');

insert into merge_rule (table_name, column_name, rule) values
  ('attempt_regrade', 'person_id', 'MOVE'), ('attempt_regrade', 'regraded_by', 'MOVE');
