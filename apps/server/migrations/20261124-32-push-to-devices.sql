-- A device to which somebody lets notifications be pushed, for as long as they are signed in there.
-- owner: slices/notifications
create table push_subscription (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person (id) on delete cascade,
  session_id uuid not null references session (id) on delete cascade,
  -- Where the browser's maker takes what is pushed, and the keys only that browser can open it with.
  endpoint text not null unique check (endpoint ~ '^https://' and length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{80,90}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{20,26}$'),
  created_at timestamptz not null default now()
);
create index push_subscription_by_person on push_subscription (person_id);
create index push_subscription_by_session on push_subscription (session_id);
select app.protect('push_subscription');
insert into merge_rule (table_name, column_name, rule) values ('push_subscription', 'person_id', 'MOVE_UNLESS_HELD');
