-- How many invoices a campus has written in a year. The row is held while the next one is written, so that their numbers have
-- no gap: an invoice that is not stored takes its number back with it.
-- owner: slices/billing
create table invoice_count (
  region_id uuid not null references region (id),
  year integer not null check (year between 1900 and 9999),
  count integer not null check (count > 0),
  primary key (region_id, year)
);
select app.protect('invoice_count');

-- What a student is charged, as it was written. It is never changed; what became of it follows from the postings.
-- owner: slices/billing
create table invoice (
  -- Made by the page or with the batch, so that what is asked for twice is written once.
  id uuid primary key,
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  year integer not null,
  count integer not null,
  -- As it stands on the paper.
  number text not null check (number <> ''),
  title text not null check (length(title) between 1 and 200),
  note text not null default '' check (length(note) <= 2000),
  currency text not null references currency (value),
  -- Days of the campus.
  issued_on date not null,
  due_on date not null,
  subtotal bigint not null,
  tax bigint not null,
  total bigint not null check (total >= 0),
  issued_by uuid references person (id) on delete set null,
  issued_at timestamptz not null,
  unique (region_id, year, count),
  check (due_on >= issued_on),
  check (total = subtotal + tax)
);
create index invoice_of_person on invoice (person_id, issued_at);
create index invoice_by_day on invoice (region_id, issued_on);
create index invoice_by_currency on invoice (currency);
create index invoice_by_issuer on invoice (issued_by) where issued_by is not null;
comment on column invoice.subtotal is 'minor units of a currency';
comment on column invoice.tax is 'minor units of a currency';
comment on column invoice.total is 'minor units of a currency';
select app.protect('invoice');
revoke update, delete on invoice from berea_app;

-- owner: slices/billing
create table invoice_line (
  invoice_id uuid not null references invoice (id),
  position integer not null check (position >= 0),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  particulars text not null check (length(particulars) between 1 and 200),
  quantity integer not null check (quantity between 1 and 10000),
  -- Of one; less than nothing for a reduction.
  price bigint not null,
  tax_rate integer not null check (tax_rate between 0 and 10000),
  amount bigint not null,
  tax bigint not null,
  primary key (invoice_id, position),
  check (amount = price * quantity)
);
create index invoice_line_of_person on invoice_line (person_id);
create index invoice_line_by_region on invoice_line (region_id);
comment on column invoice_line.price is 'minor units of a currency';
comment on column invoice_line.amount is 'minor units of a currency';
comment on column invoice_line.tax is 'minor units of a currency';
comment on column invoice_line.tax_rate is 'hundredths of a percent';
select app.protect('invoice_line');
revoke update, delete on invoice_line from berea_app;

-- What happened to a student's account. A mistake is put right by an entry that reverses it.
-- owner: slices/billing
create table ledger_entry (
  -- Made by the page, the file or the instalment, so that what comes twice is booked once.
  id uuid primary key,
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  type text not null check (type in ('INVOICE', 'PAYMENT', 'REFUND', 'CREDIT_NOTE')),
  -- Which invoice it is about; none for what is paid in advance.
  invoice_id uuid references invoice (id),
  currency text not null references currency (value),
  -- As people say it: more than nothing, and less than nothing for what reverses another.
  amount bigint not null check (amount <> 0 or type = 'INVOICE'),
  -- How the money came or went; for a credit note, what it is.
  method text check (method in ('CASH', 'TRANSFER', 'CARD', 'CREDIT', 'REDUCTION', 'WRITE_OFF')),
  -- What the bank, the card or the cashier says about it.
  reference text not null default '' check (length(reference) <= 200),
  reason text not null default '' check (length(reason) <= 1000),
  -- By what the card processor knows it.
  processor_ref text unique,
  reverses uuid unique references ledger_entry (id),
  -- The payment that a refund gives back.
  refunds uuid references ledger_entry (id),
  -- Of the campus: when the money came, which may be before it was booked.
  day date not null,
  made_by uuid references person (id) on delete set null,
  made_at timestamptz not null,
  check ((type in ('PAYMENT', 'REFUND')) = coalesce(method in ('CASH', 'TRANSFER', 'CARD', 'CREDIT'), false)),
  check ((type = 'CREDIT_NOTE') = coalesce(method in ('REDUCTION', 'WRITE_OFF'), false)),
  check (type <> 'INVOICE' or method is null),
  check ((type = 'REFUND') = (refunds is not null))
);
create index ledger_entry_of_person on ledger_entry (person_id, made_at);
create index ledger_entry_of_invoice on ledger_entry (invoice_id, made_at) where invoice_id is not null;
create index ledger_entry_by_region on ledger_entry (region_id, made_at);
create index ledger_entry_by_refunded on ledger_entry (refunds) where refunds is not null;
create index ledger_entry_by_currency on ledger_entry (currency);
create index ledger_entry_by_maker on ledger_entry (made_by) where made_by is not null;
comment on column ledger_entry.amount is 'minor units of a currency';
select app.protect('ledger_entry');
revoke update, delete on ledger_entry from berea_app;

-- Both sides of an entry: what is more than nothing came to an account, what is less went from it. Together they are nothing.
-- owner: slices/billing
create table posting (
  entry_id uuid not null references ledger_entry (id),
  position integer not null check (position >= 0),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  -- RECEIVABLE: what the student owes for an invoice. ADVANCE: what they have paid in advance. The others are the campus's.
  account text not null check (
    account in ('RECEIVABLE', 'ADVANCE', 'INCOME', 'TAX', 'CASH', 'TRANSFER', 'CARD', 'WRITTEN_OFF')
  ),
  invoice_id uuid references invoice (id),
  amount bigint not null,
  primary key (entry_id, position),
  check ((account = 'RECEIVABLE') = (invoice_id is not null))
);
create index posting_of_invoice on posting (invoice_id) where invoice_id is not null;
create index posting_of_person on posting (person_id, account);
create index posting_by_region on posting (region_id, account);
comment on column posting.amount is 'minor units of a currency';
select app.protect('posting');
revoke update, delete on posting from berea_app;

-- When a transaction ends, every entry it has made is in balance.
create function app.entry_balances() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 1) from posting where entry_id = new.entry_id) <> 0 then
    raise exception 'entry % is not in balance', new.entry_id;
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on posting deferrable initially deferred
  for each row execute function app.entry_balances();

-- Amounts of a currency are counted in its coins: how many these are to one does not change once something was charged in it.
create function app.keep_decimals() returns trigger language plpgsql as $$
begin
  if exists (select 1 from invoice where currency = new.value)
    or exists (select 1 from ledger_entry where currency = new.value) then
    raise exception 'amounts of % are in the books', new.value;
  end if;
  return new;
end $$;
create trigger decimals_stay before update of decimals on currency for each row
  when (old.decimals <> new.decimals) execute function app.keep_decimals();

insert into merge_rule (table_name, column_name, rule) values
  ('invoice', 'person_id', 'MOVE'), ('invoice', 'issued_by', 'MOVE'), ('invoice_line', 'person_id', 'MOVE'),
  ('ledger_entry', 'person_id', 'MOVE'), ('ledger_entry', 'made_by', 'MOVE'), ('posting', 'person_id', 'MOVE');
