-- By which schema a group was counted before it was given another one: up to the day before this one. Terms that are over keep it.
-- owner: slices/attendance
create table group_schema_past (
  group_id uuid not null references student_group (id) on delete cascade,
  until_day date not null,
  region_id uuid not null references region (id),
  -- None while nothing was counted.
  schema_id uuid references attendance_schema (id),
  primary key (group_id, until_day)
);
create index group_schema_past_by_schema on group_schema_past (schema_id);
create index group_schema_past_by_region on group_schema_past (region_id);
select app.protect('group_schema_past');

-- Every such change, with what was there before: by it the newest is taken back.
-- owner: slices/attendance
create table group_schema_change (
  id uuid primary key,
  position bigint generated always as identity,
  group_id uuid not null references student_group (id) on delete cascade,
  region_id uuid not null references region (id),
  -- [{"firstDay": "2000-01-01", "schemaId": null}], the newest last.
  spans_before jsonb not null,
  undone_at timestamptz
);
create index group_schema_change_by_group on group_schema_change (group_id, position);
create index group_schema_change_by_region on group_schema_change (region_id);
select app.protect('group_schema_change');
