-- Somebody has left for the calendar's provider and may come back with a code: once, soon, in the same session.
-- owner: slices/calendar
create table calendar_consent (
  person_id uuid primary key references person (id) on delete cascade,
  session_id uuid not null references session (id) on delete cascade,
  state text not null,
  begun_at timestamptz not null
);
create index calendar_consent_by_session on calendar_consent (session_id);
select app.protect('calendar_consent');

-- A person's own calendar elsewhere. The token is sealed with a key that the database does not have.
-- owner: slices/calendar
create table calendar_connection (
  person_id uuid primary key references person (id) on delete cascade,
  provider text not null check (provider = 'google'),
  sealed_token bytea not null,
  connected_at timestamptz not null
);
select app.protect('calendar_connection');
