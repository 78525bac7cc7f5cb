-- What people may be told about, by the names of slices/notifications/rules/notices.ts. Later migrations add more.
-- open: a list everybody chooses from.
-- owner: slices/notifications
create table notification_definition (
  id uuid primary key default uuidv7(),
  name text not null unique check (name <> ''),
  for_staff boolean not null default false
);
insert into notification_definition (name, for_staff) values
  ('leaveDecided', false),
  ('absenceExplanationDecided', false),
  ('examClosing', false),
  ('examGraded', false),
  ('assignmentGraded', false),
  ('invoiceIssued', false),
  ('paymentFailed', false),
  ('newsPosted', false),
  ('ministryApproved', false),
  ('leaveRequested', true);
revoke insert, update, delete on notification_definition from berea_app;

-- One thing told to one person. The sentence itself is a message; here stand the facts that fill it in.
-- owner: slices/notifications
create table notification (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person (id) on delete cascade,
  region_id uuid not null references region (id),
  definition_id uuid not null references notification_definition (id),
  facts jsonb not null,
  -- Where in the app it leads; never to another host.
  path text not null check (path ~ '^/([^/\\]|$)'),
  mail text not null default 'WAITING' check (mail in ('WAITING', 'SENT', 'UNWANTED')),
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notification_of_person on notification (person_id, id desc);
create index notification_unread on notification (person_id) where read_at is null;
select app.protect('notification');
-- A student's request is told to the dean, whom the student cannot see: anybody may tell, only the told may read.
create policy anybody_tells on notification for insert to berea_app with check (true);

-- When somebody last opened their notifications.
-- owner: slices/notifications
create table notification_reading (
  person_id uuid primary key references person (id) on delete cascade,
  last_read_at timestamptz not null
);
select app.protect('notification_reading');

-- Whether somebody wants mail about a thing in a region; without a row they do.
-- owner: slices/notifications
create table notification_preference (
  person_id uuid not null references person (id) on delete cascade,
  definition_id uuid not null references notification_definition (id),
  region_id uuid not null references region (id),
  subscribed boolean not null,
  primary key (person_id, definition_id, region_id)
);
select app.protect('notification_preference');
