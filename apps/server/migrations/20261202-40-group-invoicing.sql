-- What a campus charges in a year, ready to be put on invoices.
-- owner: slices/group-invoicing
create table fee_template (
  id uuid primary key,
  region_id uuid not null references region (id),
  year integer not null check (year between 2000 and 2100),
  title text not null check (length(title) between 1 and 200),
  -- slices/group-invoicing/rules/fee-template.ts says what a line holds.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index fee_template_by_region on fee_template (region_id, year, id);
select app.protect('fee_template');
revoke delete on fee_template from berea_app;

-- What one student pays less than the others of a campus, and why. It is never changed, only ended.
-- owner: slices/group-invoicing
create table fee_reduction (
  -- Made by the page, so that what is sent twice is given once.
  id uuid primary key,
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  percent_off integer not null default 0 check (percent_off between 0 and 10000),
  amount_off bigint not null default 0 check (amount_off >= 0),
  currency text not null references currency (value),
  -- Stands on the invoice.
  reason text not null check (length(reason) between 1 and 120),
  -- Days of the campus.
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  given_by uuid references person (id) on delete set null,
  given_at timestamptz not null,
  ended_by uuid references person (id) on delete set null,
  ended_at timestamptz,
  check ((percent_off > 0) <> (amount_off > 0))
);
create index fee_reduction_of_person on fee_reduction (person_id);
create index fee_reduction_by_region on fee_reduction (region_id);
create index fee_reduction_by_currency on fee_reduction (currency);
create index fee_reduction_by_giver on fee_reduction (given_by) where given_by is not null;
create index fee_reduction_by_ender on fee_reduction (ended_by) where ended_by is not null;
comment on column fee_reduction.percent_off is 'hundredths of a percent';
comment on column fee_reduction.amount_off is 'minor units of a currency';
select app.protect('fee_reduction');
revoke delete on fee_reduction from berea_app;

-- Everybody in some groups invoiced at once: a job goes through them one after the other.
-- owner: slices/group-invoicing
create table invoice_run (
  -- Made by the page, so that pressing twice invoices once.
  id uuid primary key,
  region_id uuid not null references region (id),
  template_id uuid references fee_template (id),
  group_ids uuid[] not null check (cardinality(group_ids) > 0),
  title text not null check (length(title) between 1 and 200),
  note text not null default '' check (length(note) <= 2000),
  currency text not null references currency (value),
  -- A day of the campus.
  due_on date not null,
  asked_by uuid references person (id) on delete set null,
  asked_at timestamptz not null,
  undone_by uuid references person (id) on delete set null,
  undone_at timestamptz,
  undo_reason text not null default '' check (length(undo_reason) <= 1000)
);
create index invoice_run_by_region on invoice_run (region_id, asked_at);
create index invoice_run_by_template on invoice_run (template_id) where template_id is not null;
create index invoice_run_by_currency on invoice_run (currency);
create index invoice_run_by_asker on invoice_run (asked_by) where asked_by is not null;
create index invoice_run_by_undoer on invoice_run (undone_by) where undone_by is not null;
select app.protect('invoice_run');
revoke delete on invoice_run from berea_app;

-- owner: slices/group-invoicing
create table invoice_run_student (
  run_id uuid not null references invoice_run (id),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  -- The id that the invoice has when it is issued: a job that begins again comes to the same one.
  invoice_id uuid not null unique,
  -- What was shown before it was asked for is what is charged.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  total bigint not null check (total > 0),
  -- KEPT: something was paid or changed before the run was undone.
  outcome text not null default 'WAITING'
    check (outcome in ('WAITING', 'ISSUED', 'FAILED', 'TO_UNDO', 'UNDONE', 'KEPT')),
  primary key (run_id, person_id)
);
create index invoice_run_student_of_person on invoice_run_student (person_id);
create index invoice_run_student_by_region on invoice_run_student (region_id);
create index invoice_run_student_to_settle on invoice_run_student (run_id) where outcome in ('WAITING', 'TO_UNDO');
comment on column invoice_run_student.total is 'minor units of a currency';
select app.protect('invoice_run_student');
revoke delete on invoice_run_student from berea_app;

insert into merge_rule (table_name, column_name, rule) values
  ('fee_reduction', 'person_id', 'MOVE'), ('fee_reduction', 'given_by', 'MOVE'), ('fee_reduction', 'ended_by', 'MOVE'),
  ('invoice_run', 'asked_by', 'MOVE'), ('invoice_run', 'undone_by', 'MOVE'),
  ('invoice_run_student', 'person_id', 'MOVE_UNLESS_HELD');
