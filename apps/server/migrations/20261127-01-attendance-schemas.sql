-- How attendance is counted: what a term forgives and what the rest costs.
-- open: rules of the college that every student may know; they belong to no campus.
-- owner: slices/attendance
create table attendance_schema (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 1 and 80),
  -- Below this share of sessions (in hundredths of a percent) a student is falling behind; none if empty.
  low_percent integer check (low_percent between 1 and 10000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index attendance_schema_by_small_name on attendance_schema (lower(name));
create trigger touched before update on attendance_schema for each row execute function app.touch();

-- The parameters of a schema, from the first day of a term on. A term that is over keeps those it had.
-- open: rules of the college, like the schema they belong to.
-- owner: slices/attendance
create table attendance_policy (
  id uuid primary key default uuidv7(),
  schema_id uuid not null references attendance_schema (id) on delete cascade,
  first_day date not null,
  minutes_late_threshold integer not null check (minutes_late_threshold between 0 and 600),
  grace_absents_per_term integer not null check (grace_absents_per_term between 0 and 200),
  grace_lates_per_term integer not null check (grace_lates_per_term between 0 and 200),
  -- In hundredths of a percent.
  absence_deduction integer not null check (absence_deduction between 0 and 10000),
  late_deduction integer not null check (late_deduction between 0 and 10000),
  unique (schema_id, first_day)
);

-- The terms of a schema. They share no day, which is seen to where they are written.
-- open: dates of the college, like the schema they belong to.
-- owner: slices/attendance
create table attendance_term (
  id uuid primary key default uuidv7(),
  schema_id uuid not null references attendance_schema (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  first_day date not null,
  last_day date not null,
  check (last_day >= first_day)
);
create index attendance_term_by_schema on attendance_term (schema_id, first_day);

-- For what a student can ask for leave.
-- open: words of the college, like the schema they belong to.
-- owner: slices/attendance
create table leave_type (
  id uuid primary key default uuidv7(),
  schema_id uuid not null references attendance_schema (id) on delete cascade,
  -- By language; English is always there.
  names jsonb not null check (names ? 'en'),
  position integer not null default 0,
  -- Not offered any more; what was asked for by it keeps it.
  archived_at timestamptz
);
create index leave_type_by_schema on leave_type (schema_id, position);

-- By which schema the attendance of a group is counted.
-- owner: slices/attendance
create table group_schema (
  group_id uuid primary key references student_group (id) on delete cascade,
  region_id uuid not null references region (id),
  schema_id uuid not null references attendance_schema (id)
);
create index group_schema_by_schema on group_schema (schema_id);
select app.protect('group_schema');

-- The names that groups had become schemas with the usual parameters.
insert into attendance_schema (name)
select min(attendance_schema) from student_group where attendance_schema <> '' group by lower(attendance_schema);
insert into attendance_policy (schema_id, first_day, minutes_late_threshold, grace_absents_per_term,
  grace_lates_per_term, absence_deduction, late_deduction)
select id, '2000-01-01', 15, 3, 3, 300, 100 from attendance_schema;
insert into leave_type (schema_id, names, position)
select s.id, jsonb_build_object('en', t.name), t.at
from attendance_schema s cross join (values ('Illness', 1), ('Family', 2), ('Ministry', 3), ('Other', 4)) t (name, at);
insert into group_schema (group_id, region_id, schema_id)
select g.id, g.region_id, s.id
from student_group g join attendance_schema s on lower(s.name) = lower(g.attendance_schema);
alter table student_group drop column attendance_schema;
