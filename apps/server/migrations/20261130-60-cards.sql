-- What a card processor has told us of, each event once: ids alone, for what became of them the processor is asked. What was
-- written stays written.
-- owner: kit/cards
create table card_event (
  id text primary key check (length(id) between 1 and 255),
  processor text not null check (processor in ('sandbox', 'stripe')),
  -- The processor's own word.
  type text not null check (length(type) between 1 and 200),
  kind text not null check (kind in ('payment', 'setup', 'refund', 'other')),
  object_ref text not null check (length(object_ref) between 1 and 255),
  occurred_at timestamptz not null,
  received_at timestamptz not null
);
create index card_event_by_time on card_event (received_at);
create index card_event_by_object on card_event (object_ref);
select app.protect('card_event');
revoke update, delete on card_event from berea_app;

-- From here on, the books of the sandbox: a card processor within the server that moves no money. It knows of people what a
-- processor outside would know, so nothing here refers to the college's own records.
-- owner: kit/cards
create table sandbox_customer (
  id text primary key,
  person_key text not null unique,
  email text not null,
  created_at timestamptz not null
);
select app.protect('sandbox_customer');

-- One of the cards of a list, chosen by its name: there are no numbers.
-- owner: kit/cards
create table sandbox_card (
  id text primary key,
  -- Nobody while it has not been saved.
  customer_id text references sandbox_customer (id),
  test_card text not null,
  brand text not null,
  last_digits text not null check (last_digits ~ '^[0-9]{4}$'),
  expiry_month integer not null check (expiry_month between 1 and 12),
  expiry_year integer not null,
  created_at timestamptz not null,
  detached_at timestamptz
);
create index sandbox_card_by_customer on sandbox_card (customer_id, created_at) where customer_id is not null;
select app.protect('sandbox_card');

-- A payment, or the saving of a card without one.
-- owner: kit/cards
create table sandbox_intent (
  id text primary key,
  kind text not null check (kind in ('payment', 'setup')),
  key text not null unique check (length(key) between 1 and 255),
  client_secret text not null unique,
  customer_id text references sandbox_customer (id),
  amount_minor bigint check (amount_minor > 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  decimals integer check (decimals between 0 and 4),
  invoice_id text,
  saves_card boolean not null,
  status text not null check (status in ('needsCard', 'needsChallenge', 'succeeded', 'canceled')),
  decline_reason text,
  card_id text references sandbox_card (id),
  created_at timestamptz not null,
  check ((kind = 'payment') = (amount_minor is not null)),
  check ((kind = 'payment') = (currency is not null)),
  check ((kind = 'payment') = (decimals is not null)),
  check (not saves_card or customer_id is not null),
  check (status not in ('needsChallenge', 'succeeded') or card_id is not null)
);
create index sandbox_intent_by_customer on sandbox_intent (customer_id) where customer_id is not null;
create index sandbox_intent_by_card on sandbox_intent (card_id) where card_id is not null;
select app.protect('sandbox_intent');

-- owner: kit/cards
create table sandbox_refund (
  id text primary key,
  key text not null unique check (length(key) between 1 and 255),
  intent_id text not null references sandbox_intent (id),
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null
);
create index sandbox_refund_by_intent on sandbox_refund (intent_id);
select app.protect('sandbox_refund');

-- What the sandbox has to tell the college, by a signed message as processors send them.
-- owner: kit/cards
create table sandbox_event (
  id text primary key,
  type text not null,
  object_id text not null,
  created_at timestamptz not null
);
select app.protect('sandbox_event');
revoke update, delete on sandbox_event from berea_app;
revoke update, delete on sandbox_refund from berea_app;
