insert into notification_definition (name, for_staff) values ('fallingBehind', false), ('studentFallingBehind', true);

-- Which students were told that they are falling behind, in which term and by which limit: each is told once.
-- owner: slices/attendance
create table attendance_warning (
  person_id uuid not null references person (id) on delete cascade,
  group_id uuid not null references student_group (id) on delete cascade,
  term_id uuid not null references attendance_term (id) on delete cascade,
  limit_name text not null check (limit_name in ('ABSENCES', 'PERCENT')),
  region_id uuid not null references region (id),
  told_at timestamptz not null,
  primary key (person_id, group_id, term_id, limit_name)
);
create index attendance_warning_by_group on attendance_warning (group_id);
create index attendance_warning_by_term on attendance_warning (term_id);
create index attendance_warning_by_region on attendance_warning (region_id);
select app.protect('attendance_warning');

insert into merge_rule (table_name, column_name, rule) values ('attendance_warning', 'person_id', 'MOVE_UNLESS_HELD');
