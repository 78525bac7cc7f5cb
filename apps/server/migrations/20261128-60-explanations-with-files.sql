-- What a student adds to an explanation, such as a note from a doctor: one file at most.
-- owner: slices/absence-explanations
create table explanation_file (
  -- Made by the browser.
  id uuid primary key,
  explanation_id uuid not null unique references absence_explanation (id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  region_id uuid not null references region (id),
  name text not null check (name <> ''),
  file_key text not null,
  bytes bigint not null check (bytes > 0),
  type text not null
);
create index explanation_file_of_person on explanation_file (person_id);
create index explanation_file_by_region on explanation_file (region_id);
create index explanation_file_by_key on explanation_file (file_key);
select app.protect('explanation_file');

-- What was decided of an explanation, and what stood there before: taking the decision back restores exactly that.
-- owner: slices/absence-explanations
create table explanation_decision (
  -- Made by the page.
  id uuid primary key,
  explanation_id uuid not null references absence_explanation (id) on delete cascade,
  region_id uuid not null references region (id),
  -- Whose explanation it is.
  person_id uuid not null references person (id) on delete cascade,
  status text not null check (status in ('EXPLAINED', 'EXCUSED')),
  admin_comments text not null check (length(admin_comments) <= 2000),
  decided_at timestamptz not null,
  decided_by uuid references person (id) on delete set null,
  previous_status text not null check (previous_status in ('PENDING', 'EXPLAINED', 'EXCUSED')),
  previous_admin_comments text not null,
  previous_decided_at timestamptz,
  previous_decided_by uuid references person (id) on delete set null,
  undone_at timestamptz,
  undone_by uuid references person (id) on delete set null,
  -- Several may be made at the same moment: this is the order in which they were.
  position bigint generated always as identity
);
create index explanation_decision_by_explanation on explanation_decision (explanation_id, position);
create index explanation_decision_by_region on explanation_decision (region_id);
create index explanation_decision_by_person on explanation_decision (person_id);
create index explanation_decision_by_decider on explanation_decision (decided_by);
create index explanation_decision_by_decider_before on explanation_decision (previous_decided_by);
create index explanation_decision_by_undoer on explanation_decision (undone_by);
select app.protect('explanation_decision');

-- An absence that both accounts have explained stays explained by the one that is kept.
insert into merge_rule (table_name, column_name, rule) values
  ('absence_explanation', 'person_id', 'MOVE_UNLESS_HELD'), ('absence_explanation', 'decided_by', 'MOVE'),
  ('explanation_file', 'person_id', 'MOVE'),
  ('explanation_decision', 'person_id', 'MOVE'), ('explanation_decision', 'decided_by', 'MOVE'),
  ('explanation_decision', 'previous_decided_by', 'MOVE'), ('explanation_decision', 'undone_by', 'MOVE')
on conflict do nothing;

-- The notice of a decision says what was decided and about which day.
update notification set facts = facts || '{"status": "Decided", "day": ""}'
where definition_id = (select id from notification_definition where name = 'absenceExplanationDecided') and not facts ? 'status';
