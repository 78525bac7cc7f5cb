-- When a class meets every week, by the clocks of its campus. Its sessions come from it.
-- owner: slices/attendance
create table weekly_meeting (
  id uuid primary key default uuidv7(),
  region_id uuid not null references region (id),
  group_id uuid not null references student_group (id),
  course_id uuid references course (id),
  teacher_id uuid references teacher (id),
  room text not null default '' check (length(room) <= 80),
  -- 1 for Monday to 7 for Sunday.
  weekdays integer[] not null check (weekdays <> '{}' and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  start_time text not null check (start_time ~ '^[0-2]\d:[0-5]\d$'),
  end_time text not null check (end_time ~ '^[0-2]\d:[0-5]\d$'),
  first_day date not null,
  last_day date not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (end_time > start_time),
  check (last_day between first_day and first_day + 400)
);
create index weekly_meeting_by_group on weekly_meeting (group_id);
create trigger touched before update on weekly_meeting for each row execute function app.touch();
select app.protect('weekly_meeting');

-- One meeting of a class on one day.
-- owner: slices/attendance
create table class_session (
  id uuid primary key default uuidv7(),
  region_id uuid not null references region (id),
  group_id uuid not null references student_group (id),
  course_id uuid references course (id),
  teacher_id uuid references teacher (id),
  room text not null default '' check (length(room) <= 80),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The weekly meeting it comes from, and the day it was planned for; empty for a session that was added by itself.
  meeting_id uuid references weekly_meeting (id) on delete set null,
  planned_day date,
  -- Moved or changed by itself: a change of the weekly meeting leaves it alone.
  is_changed boolean not null default false,
  cancelled_at timestamptz,
  cancel_reason text not null default '' check (length(cancel_reason) <= 200),
  -- Who is not marked was there, once the roll was taken.
  roll_taken_at timestamptz,
  roll_taken_by uuid references person (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at > starts_at and ends_at - starts_at <= interval '24 hours'),
  check ((roll_taken_at is null) = (roll_taken_by is null))
);
create unique index class_session_of_meeting on class_session (meeting_id, planned_day) where meeting_id is not null;
create index class_session_by_group on class_session (group_id, starts_at);
create index class_session_by_region on class_session (region_id, starts_at);
create index class_session_by_teacher on class_session (teacher_id, starts_at) where teacher_id is not null;
create trigger touched before update on class_session for each row execute function app.touch();
select app.protect('class_session');

-- Who was not simply there. The status follows from it, from leaves and from explanations (slices/attendance/rules).
-- owner: slices/attendance
create table attendance_mark (
  session_id uuid not null references class_session (id),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  kind text not null check (kind in ('PRESENT', 'LATE', 'ABSENT', 'EXCUSED')),
  minutes_late integer check (minutes_late between 1 and 600),
  taken_at timestamptz not null,
  taken_by uuid not null references person (id),
  version integer not null default 1,
  primary key (session_id, person_id),
  check (kind = 'LATE' or minutes_late is null)
);
create index attendance_mark_by_person on attendance_mark (person_id);
select app.protect('attendance_mark');
