-- A calendar that a group keeps elsewhere. What was read of it is kept expanded, so that nobody's calendar waits for it.
-- owner: slices/calendar
create table group_calendar (
  group_id uuid primary key references student_group (id) on delete cascade,
  region_id uuid not null references region (id),
  address text not null check (address ~ '^https?://' and length(address) <= 2000),
  version integer not null default 1,
  -- When it was last read, and when that was last tried.
  read_at timestamptz,
  tried_at timestamptz,
  -- Why the last try failed; none after a success.
  problem text check (problem in ('addressNotAllowed', 'addressNotFound', 'answerTooLarge', 'answerTooSlow', 'answerRefused', 'noCalendar')),
  etag text not null default '',
  entries jsonb not null default '[]'
);
create index group_calendar_by_region on group_calendar (region_id);
create index group_calendar_by_try on group_calendar (tried_at);
select app.protect('group_calendar');
