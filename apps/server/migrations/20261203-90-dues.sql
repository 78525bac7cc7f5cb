-- What a campus does about payments that are overdue.
-- owner: slices/dues
create table dues_policy (
  region_id uuid primary key references region (id),
  -- So many days after an invoice was due its student is reminded; none for no reminders.
  remind_after integer[] not null default '{}' check (cardinality(remind_after) <= 6 and 0 < all (remind_after)),
  -- What reminders say besides, by language.
  words jsonb not null default '{}' check (jsonb_typeof(words) = 'object'),
  -- Whoever owes more that is overdue gets no official transcript; null where nobody is held.
  hold_above bigint check (hold_above >= 0),
  currency text not null references currency (value),
  version integer not null default 1
);
create index dues_policy_by_currency on dues_policy (currency);
comment on column dues_policy.hold_above is 'minor units of a currency';
select app.protect('dues_policy');
revoke delete on dues_policy from berea_app;

-- Which invoices a student was reminded of, and after how many days.
-- owner: slices/dues
create table dues_reminder (
  invoice_id uuid not null references invoice (id),
  days_after integer not null check (days_after > 0),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  sent_at timestamptz not null,
  primary key (invoice_id, days_after)
);
create index dues_reminder_of_person on dues_reminder (person_id, sent_at);
create index dues_reminder_by_region on dues_reminder (region_id);
select app.protect('dues_reminder');
revoke update, delete on dues_reminder from berea_app;

-- For whom the policy does not count, and why. It is never changed, only ended.
-- owner: slices/dues
create table dues_exception (
  -- Made by the page, so that what is sent twice is made once.
  id uuid primary key,
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  kind text not null check (kind in ('NO_REMINDERS', 'NO_HOLD')),
  reason text not null check (length(reason) between 1 and 200),
  -- The last day it counts, of the campus; null for no end.
  valid_to date,
  given_by uuid references person (id) on delete set null,
  given_at timestamptz not null,
  ended_by uuid references person (id) on delete set null,
  ended_at timestamptz
);
create index dues_exception_of_person on dues_exception (person_id);
create index dues_exception_by_region on dues_exception (region_id);
create index dues_exception_by_giver on dues_exception (given_by) where given_by is not null;
create index dues_exception_by_ender on dues_exception (ended_by) where ended_by is not null;
select app.protect('dues_exception');
revoke delete on dues_exception from berea_app;

insert into merge_rule (table_name, column_name, rule) values
  ('dues_reminder', 'person_id', 'MOVE'), ('dues_exception', 'person_id', 'MOVE'),
  ('dues_exception', 'given_by', 'MOVE'), ('dues_exception', 'ended_by', 'MOVE');

insert into notification_definition (name, for_staff) values ('paymentReminder', false);
