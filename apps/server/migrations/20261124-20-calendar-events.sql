-- What managers put into the calendars of a campus or of one group, and superadmins into everybody's. Days and times are
-- those of the campus; what is for the whole college is told by the clocks of each campus.
-- owner: slices/calendar
create table calendar_event (
  id uuid primary key,
  title text not null check (length(title) between 1 and 160),
  kind text not null check (kind in ('EVENT', 'HOLIDAY')),
  place text not null default '' check (length(place) <= 200),
  description text not null default '' check (length(description) <= 2000),
  first_day date not null,
  last_day date not null,
  -- Empty for what lasts all day.
  start_time text not null default '' check (start_time ~ '^([0-2]\d:[0-5]\d)?$'),
  end_time text not null default '' check (end_time ~ '^([0-2]\d:[0-5]\d)?$'),
  -- As in RFC 5545, of days alone; empty for what happens once.
  rule text not null default '' check (length(rule) <= 300),
  -- A line for each date of a series that is left out, or held at another time.
  changes text not null default '' check (length(changes) <= 8000),
  group_id uuid references student_group (id),
  region_id uuid references region (id),
  -- Between these days it stands in calendars; a series without end has no last one.
  spans_from date not null,
  spans_to date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (group_id is null or region_id is not null),
  check (last_day >= first_day),
  check (end_time = '' or start_time <> '')
);
create index calendar_event_by_group on calendar_event (group_id, spans_to) where group_id is not null;
create index calendar_event_by_region on calendar_event (region_id, spans_to) where group_id is null;
create trigger touched before update on calendar_event for each row execute function app.touch();
select app.protect('calendar_event');
