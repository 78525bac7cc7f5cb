-- What people ask for help with. Whoever asked reads it, and the answer; superadmins read all of it.
-- owner: slices/help-requests
create table help_request (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  message text not null check (message <> ''),
  -- The address of the page they were on, if it is known.
  page text not null default '',
  asked_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid references person (id) on delete set null,
  answer text not null default '',
  check (closed_at is not null or answer = '')
);
create index help_request_by_person on help_request (person_id, asked_at);
create index help_request_by_closer on help_request (closed_by) where closed_by is not null;
create index help_request_by_time on help_request (asked_at, id);
select app.protect_own('help_request');

insert into notification_definition (name, for_staff) values ('helpAnswered', false);
