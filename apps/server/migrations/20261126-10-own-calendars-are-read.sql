-- What was last read of the calendar that somebody has connected, so that nobody waits for Google. It goes with the connection.
alter table calendar_connection
  add column read_at timestamptz,
  add column tried_at timestamptz,
  -- Why the last try failed; none after a success. One that was refused is not tried again.
  add column problem text check (problem in ('calendarRefused', 'calendarUnavailable')),
  add column entries jsonb not null default '[]';
create index calendar_connection_by_try on calendar_connection (tried_at);
