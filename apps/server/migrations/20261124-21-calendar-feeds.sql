-- An address by which a person's calendar programs read the calendar without a session. Only a hash of its secret is known
-- here. What was told last is remembered, so that programs hear what has changed since and what was called off.
-- owner: slices/calendar
create table calendar_feed (
  person_id uuid primary key references person (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  -- When it was last put together, and what it was then.
  made_at timestamptz,
  etag text not null default '',
  body text not null default '',
  told jsonb not null default '{}'
);
select app.protect('calendar_feed');

insert into merge_rule (table_name, column_name, rule) values ('calendar_feed', 'person_id', 'STAY');
