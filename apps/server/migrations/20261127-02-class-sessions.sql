-- When a class meets every week, by the clocks of its campus. Its sessions come from it.
-- owner: slices/attendance
create table weekly_meeting (
  id uuid primary key default uuidv7(),
  region_id uuid not null references region (id),
  group_id uuid not null references student_group (id) on delete cascade,
  course_id uuid references course (id),
  teacher_id uuid references teacher (id),
  room text not null default '' check (length(room) <= 80),
  weekdays text[] not null
    check (weekdays <> '{}' and weekdays <@ '{MONDAY,TUESDAY,WEDNESDAY,THURSDAY,FRIDAY,SATURDAY,SUNDAY}'::text[]),
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
create index weekly_meeting_by_group on weekly_meeting (group_id, first_day);
create index weekly_meeting_by_region on weekly_meeting (region_id);
create index weekly_meeting_by_course on weekly_meeting (course_id);
create index weekly_meeting_by_teacher on weekly_meeting (teacher_id);
create trigger touched before update on weekly_meeting for each row execute function app.touch();
select app.protect('weekly_meeting');

-- One meeting of a class on one day.
-- owner: slices/attendance
create table class_session (
  id uuid primary key default uuidv7(),
  region_id uuid not null references region (id),
  group_id uuid not null references student_group (id) on delete cascade,
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
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at > starts_at and ends_at - starts_at <= interval '24 hours')
);
create unique index class_session_of_meeting on class_session (meeting_id, planned_day);
create index class_session_by_group on class_session (group_id, starts_at);
create index class_session_by_region on class_session (region_id, starts_at);
create index class_session_by_course on class_session (course_id, starts_at);
create index class_session_by_teacher on class_session (teacher_id, starts_at);
create trigger touched before update on class_session for each row execute function app.touch();
select app.protect('class_session');
