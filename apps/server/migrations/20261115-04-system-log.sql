-- What browsers and servers report: errors with the reference number the user was shown, and activity.
-- owner: slices/system-log
create table log_entry (
  id uuid primary key default uuidv7(),
  at timestamptz not null default now(),
  person_id uuid,
  impersonator_id uuid,
  type text not null check (type in ('ERROR', 'ACTIVITY')),
  action text not null check (length(action) between 1 and 100),
  payload text not null default '' check (length(payload) <= 8192),
  reference text,
  request_id text
);
create index log_entry_by_time on log_entry (at desc);
create index log_entry_by_reference on log_entry (reference) where reference is not null;
-- Anybody reports, by a connection without a scope; superadmins read.
select app.protect_own('log_entry');
