-- What students serve in: each campus has its own categories.
-- owner: slices/hours
create table hour_category (
  -- Made by the form.
  id uuid primary key,
  region_id uuid not null references region (id),
  -- By language; English is always there.
  names jsonb not null check (names ? 'en'),
  position integer not null,
  -- Not offered any more; hours that were logged in it keep it.
  archived_at timestamptz,
  version integer not null default 1
);
create index hour_category_by_region on hour_category (region_id, position);
create unique index hour_category_by_name on hour_category (region_id, lower(names ->> 'en')) where archived_at is null;
select app.protect('hour_category');
revoke delete on hour_category from berea_app;

-- What is required of a group, as a whole: its version counts the changes.
-- owner: slices/hours
create table hour_policy (
  group_id uuid primary key references student_group (id) on delete cascade,
  region_id uuid not null references region (id),
  version integer not null default 1
);
create index hour_policy_by_region on hour_policy (region_id);
select app.protect('hour_policy');

-- owner: slices/hours
create table hour_requirement (
  group_id uuid not null references hour_policy (group_id) on delete cascade,
  category_id uuid not null references hour_category (id),
  region_id uuid not null references region (id),
  required_minutes integer not null check (required_minutes > 0),
  primary key (group_id, category_id)
);
create index hour_requirement_by_category on hour_requirement (category_id);
create index hour_requirement_by_region on hour_requirement (region_id);
select app.protect('hour_requirement');

-- How long a student served on a day.
-- owner: slices/hours
create table hour_entry (
  -- Made by the page, so that what is sent twice is logged once.
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  region_id uuid not null references region (id),
  group_id uuid not null references student_group (id),
  category_id uuid not null references hour_category (id),
  day date not null,
  minutes integer not null check (minutes between 1 and 1440),
  place text not null default '' check (length(place) <= 120),
  note text not null default '' check (length(note) <= 1000),
  status text not null default 'PENDING' check (status in ('PENDING', 'CONFIRMED', 'REFUSED')),
  admin_comments text not null default '' check (length(admin_comments) <= 1000),
  decided_at timestamptz,
  decided_by uuid references person (id) on delete set null,
  version integer not null default 1,
  created_at timestamptz not null
);
create index hour_entry_by_person on hour_entry (person_id, day);
create index hour_entry_by_group on hour_entry (group_id, person_id);
create index hour_entry_by_category on hour_entry (category_id);
create index hour_entry_by_decider on hour_entry (decided_by);
create index hour_entry_by_logging on hour_entry (region_id, status, created_at, id);
create index hour_entry_by_decision on hour_entry (region_id, status, (coalesce(decided_at, created_at)), id);
select app.protect('hour_entry');

-- What was decided of hours, and what stood there before: taking the decision back restores exactly that.
-- owner: slices/hours
create table hour_decision (
  -- Made by the page.
  id uuid primary key,
  entry_id uuid not null references hour_entry (id) on delete cascade,
  region_id uuid not null references region (id),
  -- Whose hours they are.
  person_id uuid not null references person (id) on delete cascade,
  status text not null check (status in ('CONFIRMED', 'REFUSED')),
  admin_comments text not null check (length(admin_comments) <= 1000),
  decided_at timestamptz not null,
  decided_by uuid references person (id) on delete set null,
  previous_status text not null check (previous_status in ('PENDING', 'CONFIRMED', 'REFUSED')),
  previous_admin_comments text not null,
  previous_decided_at timestamptz,
  previous_decided_by uuid references person (id) on delete set null,
  undone_at timestamptz,
  undone_by uuid references person (id) on delete set null,
  -- Several may be made at the same moment: this is the order in which they were.
  position bigint generated always as identity
);
create index hour_decision_by_entry on hour_decision (entry_id, position);
create index hour_decision_by_region on hour_decision (region_id);
create index hour_decision_by_person on hour_decision (person_id);
create index hour_decision_by_decider on hour_decision (decided_by);
create index hour_decision_by_decider_before on hour_decision (previous_decided_by);
create index hour_decision_by_undoer on hour_decision (undone_by);
select app.protect('hour_decision');

-- A timer that runs: it becomes hours when it is stopped, on whichever device.
-- owner: slices/hours
create table hour_timer (
  person_id uuid primary key references person (id) on delete cascade,
  group_id uuid not null references student_group (id) on delete cascade,
  category_id uuid not null references hour_category (id),
  place text not null check (length(place) <= 120),
  note text not null check (length(note) <= 1000),
  started_at timestamptz not null
);
create index hour_timer_by_group on hour_timer (group_id);
create index hour_timer_by_category on hour_timer (category_id);
select app.protect_own('hour_timer');

insert into merge_rule (table_name, column_name, rule) values
  ('hour_entry', 'person_id', 'MOVE'), ('hour_entry', 'decided_by', 'MOVE'),
  ('hour_decision', 'person_id', 'MOVE'), ('hour_decision', 'decided_by', 'MOVE'),
  ('hour_decision', 'previous_decided_by', 'MOVE'), ('hour_decision', 'undone_by', 'MOVE'),
  ('hour_timer', 'person_id', 'MOVE_UNLESS_HELD');
