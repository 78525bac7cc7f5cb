-- A file of past attendance. It is checked before anything is stored, and can be undone.
-- owner: slices/attendance
create table attendance_import (
  id uuid primary key,
  region_id uuid not null references region (id),
  file_name text not null check (length(file_name) between 1 and 200),
  state text not null default 'UPLOADING'
    check (state in ('UPLOADING', 'CHECKING', 'REFUSED', 'CHECKED', 'IMPORTING', 'IMPORTED', 'UNDOING', 'UNDONE')),
  -- Why the file as a whole is of no use.
  problem text,
  -- What has arrived of the file, in so many pieces; empty again once it was read.
  content text not null default '',
  pieces integer not null default 0,
  created_by uuid references person (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index attendance_import_by_region on attendance_import (region_id, created_at desc);
create index attendance_import_by_creator on attendance_import (created_by) where created_by is not null;
create trigger touched before update on attendance_import for each row execute function app.touch();
select app.protect('attendance_import');

--   NEW      nothing was noted of the student in the session
--   CHANGED  something else was
--   SAME     the same was, and nothing changes
--   KEPT     was changed after the import, and stays when it is undone
-- owner: slices/attendance
create table attendance_import_row (
  import_id uuid not null references attendance_import (id) on delete cascade,
  -- Where it stands in the file; the heads of the columns are line 1.
  line integer not null,
  region_id uuid not null references region (id),
  -- As it was written.
  student text not null,
  campus text not null,
  day text not null,
  start text not null,
  course text not null,
  status text not null,
  minutes text not null,
  reason text not null,
  student_id uuid references person (id) on delete set null,
  session_id uuid references class_session (id) on delete set null,
  kind text check (kind in ('PRESENT', 'LATE', 'ABSENT', 'EXCUSED')),
  minutes_late integer,
  outcome text not null check (outcome in ('NEW', 'CHANGED', 'SAME', 'BAD', 'STORED', 'UNDONE', 'KEPT')),
  problem text,
  problem_field text,
  -- What was there before, and the version that the import made of it.
  was_on_roll boolean not null default false,
  previous_version integer not null default 0,
  previous_kind text,
  previous_minutes_late integer,
  stored_version integer,
  primary key (import_id, line),
  check ((outcome = 'BAD') = (problem is not null))
);
create index attendance_import_row_to_do on attendance_import_row (import_id, outcome, line);
create index attendance_import_row_by_region on attendance_import_row (region_id);
create index attendance_import_row_by_student on attendance_import_row (student_id) where student_id is not null;
create index attendance_import_row_by_session on attendance_import_row (session_id) where session_id is not null;
select app.protect('attendance_import_row');

-- The name of the file that a mark came with.
alter table attendance_mark_change add column imported_from text;

insert into merge_rule (table_name, column_name, rule) values
  ('attendance_import', 'created_by', 'MOVE'), ('attendance_import_row', 'student_id', 'STAY');
