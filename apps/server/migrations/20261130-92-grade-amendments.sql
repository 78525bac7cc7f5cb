-- A settled grade that a later decision about attendance would change, offered to those who may unlock it. What was settled
-- stays as it is in course_result; of the amendments that were accepted, the newest counts in its place.
-- owner: slices/grades
create table grade_amendment (
  id uuid primary key default uuidv7(),
  position bigint generated always as identity,
  finalisation_id uuid not null references finalisation (id),
  person_id uuid not null references person (id) on delete cascade,
  region_id uuid not null references region (id),
  status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'LEFT', 'WITHDRAWN')),
  -- Hundredths of a percent, as everything that is counted here.
  previous_score integer not null check (previous_score between 0 and 10000),
  previous_state text not null check (previous_state in ('PASSED', 'FAILED', 'INCOMPLETE')),
  previous_deduction integer not null check (previous_deduction >= 0),
  score integer not null check (score between 0 and 10000),
  state text not null check (state in ('PASSED', 'FAILED', 'INCOMPLETE')),
  deduction integer not null check (deduction >= 0),
  -- As slices/grades/rules/course-grade.ts told them.
  steps jsonb not null,
  admin_comments text not null default '' check (length(admin_comments) <= 2000),
  decided_at timestamptz,
  decided_by uuid references person (id) on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index grade_amendment_that_waits on grade_amendment (finalisation_id, person_id) where status = 'PENDING';
create index grade_amendment_of_result on grade_amendment (finalisation_id, person_id, position);
create index grade_amendment_by_person on grade_amendment (person_id);
create index grade_amendment_by_region on grade_amendment (region_id, status, created_at);
create index grade_amendment_by_decider on grade_amendment (decided_by);
comment on column grade_amendment.score is 'hundredths of a percent';
comment on column grade_amendment.previous_score is 'hundredths of a percent';
comment on column grade_amendment.deduction is 'hundredths of a percent';
comment on column grade_amendment.previous_deduction is 'hundredths of a percent';
create trigger touched before update on grade_amendment for each row execute function app.touch();
select app.protect('grade_amendment');

-- What was decided of an amendment, and what stood there before: taking the decision back restores exactly that.
-- owner: slices/grades
create table grade_amendment_decision (
  -- Made by the page.
  id uuid primary key,
  position bigint generated always as identity,
  amendment_id uuid not null references grade_amendment (id) on delete cascade,
  region_id uuid not null references region (id),
  -- Whose grade it is.
  person_id uuid not null references person (id) on delete cascade,
  status text not null check (status in ('ACCEPTED', 'LEFT')),
  admin_comments text not null check (length(admin_comments) <= 2000),
  decided_at timestamptz not null,
  decided_by uuid references person (id) on delete set null,
  previous_status text not null check (previous_status in ('PENDING', 'ACCEPTED', 'LEFT')),
  previous_admin_comments text not null,
  previous_decided_at timestamptz,
  previous_decided_by uuid references person (id) on delete set null,
  undone_at timestamptz,
  undone_by uuid references person (id) on delete set null
);
create index grade_amendment_decision_by_amendment on grade_amendment_decision (amendment_id, position);
create index grade_amendment_decision_by_region on grade_amendment_decision (region_id);
create index grade_amendment_decision_by_person on grade_amendment_decision (person_id);
create index grade_amendment_decision_by_decider on grade_amendment_decision (decided_by);
create index grade_amendment_decision_by_decider_before on grade_amendment_decision (previous_decided_by);
create index grade_amendment_decision_by_undoer on grade_amendment_decision (undone_by);
select app.protect('grade_amendment_decision');

insert into merge_rule (table_name, column_name, rule) values
  ('grade_amendment', 'person_id', 'MOVE_UNLESS_HELD'), ('grade_amendment', 'decided_by', 'MOVE'),
  ('grade_amendment_decision', 'person_id', 'MOVE'), ('grade_amendment_decision', 'decided_by', 'MOVE'),
  ('grade_amendment_decision', 'previous_decided_by', 'MOVE'), ('grade_amendment_decision', 'undone_by', 'MOVE');
