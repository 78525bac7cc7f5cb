-- Students of a class note themselves by a code on the wall, while this runs. The codes follow from a key of the server's and from
-- the start: nothing here gives them away.
-- owner: slices/attendance
create table attendance_check_in (
  session_id uuid primary key references class_session (id) on delete cascade,
  region_id uuid not null references region (id),
  -- Who is late is told by the first start: another one for latecomers makes nobody come earlier.
  first_started_at timestamptz not null,
  started_at timestamptz not null,
  started_by uuid references person (id) on delete set null,
  stopped_at timestamptz
);
create index attendance_check_in_by_region on attendance_check_in (region_id);
create index attendance_check_in_by_starter on attendance_check_in (started_by);
select app.protect('attendance_check_in');
insert into merge_rule (table_name, column_name, rule) values ('attendance_check_in', 'started_by', 'MOVE');

-- Whether students noted it themselves.
alter table attendance_mark add column by_code boolean not null default false;
alter table attendance_mark_change add column by_code boolean not null default false;
