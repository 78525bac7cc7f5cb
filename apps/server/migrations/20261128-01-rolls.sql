-- Who was on the roll when it was taken: those among them without a mark were there.
alter table class_session add column roll_taken_by uuid references person (id) on delete set null;
alter table class_session add column roll_person_ids uuid[] not null default '{}';

-- What was noted of a student in a roll. The status follows from it, from leaves and from explanations (slices/attendance/rules).
-- owner: slices/attendance
create table attendance_mark (
  session_id uuid not null references class_session (id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  region_id uuid not null references region (id),
  kind text not null check (kind in ('PRESENT', 'LATE', 'ABSENT', 'EXCUSED')),
  minutes_late integer check (minutes_late between 1 and 600),
  taken_at timestamptz not null,
  taken_by uuid references person (id) on delete set null,
  version integer not null default 1,
  primary key (session_id, person_id),
  check (kind = 'LATE' or minutes_late is null)
);
create index attendance_mark_by_person on attendance_mark (person_id);
create index attendance_mark_by_region on attendance_mark (region_id);
create index attendance_mark_by_taker on attendance_mark (taken_by);
select app.protect('attendance_mark');

-- Every mark as it came in, by the key it was sent with: the same one sent twice counts once.
-- owner: slices/attendance
create table attendance_mark_change (
  id uuid primary key,
  session_id uuid not null references class_session (id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  region_id uuid not null references region (id),
  kind text not null check (kind in ('PRESENT', 'LATE', 'ABSENT', 'EXCUSED')),
  minutes_late integer,
  -- Asked for when the day is long past.
  reason text not null default '' check (length(reason) <= 500),
  changed_at timestamptz not null,
  changed_by uuid references person (id) on delete set null
);
create index attendance_mark_change_by_mark on attendance_mark_change (session_id, person_id, changed_at);
create index attendance_mark_change_by_person on attendance_mark_change (person_id);
create index attendance_mark_change_by_region on attendance_mark_change (region_id);
create index attendance_mark_change_by_changer on attendance_mark_change (changed_by);
select app.protect('attendance_mark_change');
