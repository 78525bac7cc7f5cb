-- What staff decide about an attempt. One that was reinstated waits for its student, who may come back on another device;
-- one that was voided counts for nothing, and its number is free again.
alter table exam_attempt
  add column voided_at timestamptz,
  add column waits_since timestamptz,
  -- Those it was sat on before it was reinstated, the first one first.
  add column earlier_devices uuid[] not null default '{}',
  drop constraint exam_attempt_exam_id_person_id_number_key;
create unique index exam_attempt_counted on exam_attempt (exam_id, person_id, number) where voided_at is null;
create index exam_attempt_by_exam on exam_attempt (exam_id, person_id);
create index exam_attempt_started on exam_attempt (started_at, id);
create index exam_attempt_to_mark on exam_attempt (ended_at) where ended_at is not null and score is null;

-- Who decided what about an attempt, when and why. What was written stays written.
-- owner: slices/exams
create table attempt_decision (
  -- Made by the page, so that a decision which is sent twice is one.
  id uuid primary key,
  attempt_id uuid not null references exam_attempt (id),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  kind text not null check (kind in ('REINSTATE', 'WITHDRAW', 'VOID', 'RESTORE', 'PENALISE')),
  -- Hundredths of a percent that were taken off from then on.
  penalty integer check (penalty between 0 and 10000),
  reason text not null check (length(reason) between 1 and 1000),
  -- How the attempt stood before, so that it can stand so again.
  before jsonb not null,
  decided_by uuid references person (id) on delete set null,
  decided_at timestamptz not null,
  check ((kind = 'PENALISE') = (penalty is not null))
);
create index attempt_decision_by_attempt on attempt_decision (attempt_id, decided_at);
create index attempt_decision_of_person on attempt_decision (person_id);
create index attempt_decision_by_region on attempt_decision (region_id);
create index attempt_decision_by_decider on attempt_decision (decided_by) where decided_by is not null;
select app.protect('attempt_decision');
revoke update, delete on attempt_decision from berea_app;

insert into merge_rule (table_name, column_name, rule) values
  ('attempt_decision', 'person_id', 'MOVE'), ('attempt_decision', 'decided_by', 'MOVE');
