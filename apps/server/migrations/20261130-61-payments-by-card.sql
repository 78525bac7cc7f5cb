-- As whom a card processor knows a person, once they have saved a card there.
-- owner: slices/billing
create table card_customer (
  person_id uuid not null references person (id),
  processor text not null check (processor in ('sandbox', 'stripe')),
  ref text not null check (length(ref) between 1 and 255),
  made_at timestamptz not null,
  primary key (person_id, processor)
);
select app.protect_own('card_customer');
revoke delete on card_customer from berea_app;

-- A card that its owner has let the college charge again: what they recognise it by, and nothing it could be charged with elsewhere.
-- owner: slices/billing
create table saved_card (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person (id),
  processor text not null check (processor in ('sandbox', 'stripe')),
  customer_ref text not null check (length(customer_ref) between 1 and 255),
  ref text not null check (length(ref) between 1 and 255),
  brand text not null check (length(brand) between 1 and 40),
  last_digits text not null check (last_digits ~ '^[0-9]{0,4}$'),
  expiry_month integer not null check (expiry_month between 1 and 12),
  expiry_year integer not null check (expiry_year between 2000 and 2200),
  saved_at timestamptz not null,
  removed_at timestamptz,
  unique (processor, ref)
);
create unique index saved_card_current on saved_card (person_id) where removed_at is null;
create index saved_card_of_person on saved_card (person_id, saved_at);
select app.protect_own('saved_card');
revoke delete on saved_card from berea_app;

-- The saving of a card without a payment, from before the processor is asked until it is over.
-- owner: slices/billing
create table card_setup (
  -- Made by the page, so that what is asked for twice is begun once.
  id uuid primary key,
  person_id uuid not null references person (id),
  processor text not null check (processor in ('sandbox', 'stripe')),
  key text not null unique check (length(key) between 1 and 255),
  customer_ref text,
  processor_ref text unique,
  status text not null default 'OPEN' check (status in ('OPEN', 'SUCCEEDED', 'FAILED')),
  failure text,
  begun_at timestamptz not null,
  next_check_at timestamptz,
  closed_at timestamptz,
  check ((closed_at is null) = (next_check_at is not null)),
  check (status <> 'SUCCEEDED' or closed_at is not null)
);
create index card_setup_of_person on card_setup (person_id);
create index card_setup_to_check on card_setup (next_check_at) where next_check_at is not null;
select app.protect_own('card_setup');
revoke delete on card_setup from berea_app;

-- A try to pay by card: stored before the processor is asked, so that nothing it does stays unknown.
-- owner: slices/billing
create table payment_attempt (
  -- Made by the page, or with the instalment; the entry in the books has the same.
  id uuid primary key,
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  invoice_id uuid not null references invoice (id),
  currency text not null references currency (value),
  amount bigint not null check (amount > 0),
  processor text not null check (processor in ('sandbox', 'stripe')),
  -- The processor charges once for it.
  key text not null unique check (length(key) between 1 and 255),
  processor_ref text unique,
  customer_ref text,
  -- The saved card that is charged; none where the payer chooses one.
  saved_card_id uuid references saved_card (id),
  saves_card boolean not null,
  -- Whether its payer is not there to answer their bank.
  is_off_session boolean not null,
  -- FAILED without closed_at: the card was declined, and another may be tried.
  status text not null default 'OPEN' check (status in ('OPEN', 'SUCCEEDED', 'FAILED')),
  failure text,
  -- The processor's own word for it, for staff.
  failure_code text,
  card_brand text,
  card_last_digits text check (card_last_digits ~ '^[0-9]{0,4}$'),
  begun_by uuid references person (id) on delete set null,
  begun_at timestamptz not null,
  -- When the processor is asked what became of it.
  next_check_at timestamptz,
  closed_at timestamptz,
  check ((closed_at is null) = (next_check_at is not null)),
  check ((status = 'FAILED') = (failure is not null)),
  check (status <> 'SUCCEEDED' or (closed_at is not null and processor_ref is not null)),
  check (not saves_card or customer_ref is not null or processor_ref is null),
  check (not is_off_session or saved_card_id is not null)
);
-- An invoice is paid in one place at a time: two pages share a payment, or the later one takes its place.
create unique index payment_attempt_unfinished on payment_attempt (invoice_id)
  where closed_at is null and not is_off_session;
create index payment_attempt_of_invoice on payment_attempt (invoice_id, begun_at);
create index payment_attempt_of_person on payment_attempt (person_id, begun_at);
create index payment_attempt_by_region on payment_attempt (region_id, begun_at);
create index payment_attempt_by_currency on payment_attempt (currency);
create index payment_attempt_by_saved_card on payment_attempt (saved_card_id) where saved_card_id is not null;
create index payment_attempt_by_beginner on payment_attempt (begun_by) where begun_by is not null;
create index payment_attempt_to_check on payment_attempt (next_check_at) where next_check_at is not null;
comment on column payment_attempt.amount is 'minor units of a currency';
select app.protect('payment_attempt');
revoke delete on payment_attempt from berea_app;

-- What is given back to a card, from before the processor is asked until the bank has it.
-- owner: slices/billing
create table card_refund (
  -- Made by the page; the entry in the books has the same.
  id uuid primary key,
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  payment_id uuid not null references payment_attempt (id),
  amount bigint not null check (amount > 0),
  reason text not null check (length(reason) between 1 and 1000),
  -- Whether it is taken off the invoice as well.
  is_reduced boolean not null,
  key text not null unique check (length(key) between 1 and 255),
  processor_ref text unique,
  status text not null default 'OPEN' check (status in ('OPEN', 'SUCCEEDED', 'FAILED')),
  failure text,
  failure_code text,
  begun_by uuid references person (id) on delete set null,
  begun_at timestamptz not null,
  next_check_at timestamptz,
  closed_at timestamptz,
  check ((closed_at is null) = (status = 'OPEN')),
  check ((closed_at is null) = (next_check_at is not null)),
  check ((status = 'FAILED') = (failure is not null))
);
create index card_refund_of_payment on card_refund (payment_id);
create index card_refund_of_person on card_refund (person_id);
create index card_refund_by_region on card_refund (region_id);
create index card_refund_by_beginner on card_refund (begun_by) where begun_by is not null;
create index card_refund_to_check on card_refund (next_check_at) where next_check_at is not null;
comment on column card_refund.amount is 'minor units of a currency';
select app.protect('card_refund');
revoke delete on card_refund from berea_app;

insert into merge_rule (table_name, column_name, rule) values
  -- A card was saved by one account and for it.
  ('card_customer', 'person_id', 'STAY'), ('saved_card', 'person_id', 'STAY'), ('card_setup', 'person_id', 'STAY'),
  ('payment_attempt', 'person_id', 'MOVE'), ('payment_attempt', 'begun_by', 'MOVE'),
  ('card_refund', 'person_id', 'MOVE'), ('card_refund', 'begun_by', 'MOVE');
