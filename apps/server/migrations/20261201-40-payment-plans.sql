-- An invoice that is paid from a saved card in instalments. What of it is left follows from the books.
-- owner: slices/payment-plans
create table payment_plan (
  -- Made by the page, so that a form which is sent twice sets up one plan.
  id uuid primary key,
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  invoice_id uuid not null references invoice (id),
  frequency text not null check (frequency in ('WEEKLY', 'FORTNIGHTLY', 'MONTHLY')),
  -- From where its rhythm is counted: months have different lengths.
  first_day date not null,
  consecutive_failures integer not null default 0 check (consecutive_failures >= 0),
  disabled_at timestamptz,
  disabled_by text check (disabled_by in ('FAILURES', 'STAFF')),
  disabled_reason text not null default '' check (length(disabled_reason) <= 1000),
  -- The card of which its owner was told that it expires.
  expiry_told uuid references saved_card (id),
  set_up_at timestamptz not null,
  -- When another plan took its place.
  closed_at timestamptz,
  check ((disabled_at is null) = (disabled_by is null))
);
create unique index payment_plan_of_invoice on payment_plan (invoice_id) where closed_at is null;
create index payment_plan_by_invoice on payment_plan (invoice_id);
create index payment_plan_of_person on payment_plan (person_id);
create index payment_plan_by_region on payment_plan (region_id) where closed_at is null;
create index payment_plan_by_told_card on payment_plan (expiry_told) where expiry_told is not null;
select app.protect('payment_plan');
revoke delete on payment_plan from berea_app;

-- owner: slices/payment-plans
create table plan_instalment (
  id uuid primary key,
  plan_id uuid not null references payment_plan (id),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  -- Days of the campus.
  due_on date not null,
  -- When it is charged: on the day it is due, or the next after a failure.
  try_on date not null,
  amount bigint not null check (amount > 0),
  status text not null default 'PLANNED' check (status in ('PLANNED', 'PAID', 'COVERED', 'SKIPPED')),
  -- How often it was tried in vain, and why the last time.
  tries integer not null default 0 check (tries >= 0),
  failure text,
  -- The payment by which it was charged.
  payment_id uuid unique references payment_attempt (id),
  settled_at timestamptz,
  check (try_on >= due_on or status <> 'PLANNED'),
  check ((status = 'PAID') = (payment_id is not null)),
  check ((status = 'PLANNED') = (settled_at is null))
);
create index plan_instalment_of_plan on plan_instalment (plan_id, due_on);
create index plan_instalment_of_person on plan_instalment (person_id);
create index plan_instalment_to_charge on plan_instalment (region_id, try_on) where status = 'PLANNED';
create index plan_instalment_by_region on plan_instalment (region_id);
comment on column plan_instalment.amount is 'minor units of a currency';
select app.protect('plan_instalment');
revoke delete on plan_instalment from berea_app;

-- What became of a plan. What was written stays written.
-- owner: slices/payment-plans
create table plan_event (
  id uuid primary key default uuidv7(),
  plan_id uuid not null references payment_plan (id),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  instalment_id uuid references plan_instalment (id),
  kind text not null
    check (kind in ('SET_UP', 'CHARGED', 'FAILED', 'COVERED', 'SKIPPED', 'MOVED', 'DISABLED', 'ENABLED')),
  amount bigint,
  -- What it was moved from and to, or when it was due.
  day_before date,
  day date,
  failure text,
  reason text not null default '' check (length(reason) <= 1000),
  -- Nobody for what happened by itself.
  made_by uuid references person (id) on delete set null,
  made_at timestamptz not null
);
create index plan_event_of_plan on plan_event (plan_id, made_at);
create index plan_event_of_person on plan_event (person_id);
create index plan_event_by_region on plan_event (region_id);
create index plan_event_by_instalment on plan_event (instalment_id) where instalment_id is not null;
create index plan_event_by_maker on plan_event (made_by) where made_by is not null;
comment on column plan_event.amount is 'minor units of a currency';
select app.protect('plan_event');
revoke update, delete on plan_event from berea_app;

insert into merge_rule (table_name, column_name, rule) values
  ('payment_plan', 'person_id', 'MOVE'), ('plan_instalment', 'person_id', 'MOVE'), ('plan_event', 'person_id', 'MOVE'),
  ('plan_event', 'made_by', 'MOVE');

insert into notification_definition (name, for_staff) values
  ('planDisabled', false), ('cardExpiring', false), ('studentPlanDisabled', true);
