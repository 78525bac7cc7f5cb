-- A sponsor has no account: nobody began the payment, and no card of theirs is saved.
alter table payment_attempt add column is_sponsored boolean not null default false;
alter table payment_attempt add constraint sponsors_are_strangers
  check (not is_sponsored or (begun_by is null and saved_card_id is null and not saves_card and not is_off_session));

-- An address by which somebody without an account pays one invoice, or a part of it.
-- owner: slices/sponsors
create table sponsor_link (
  -- Made by the page, so that what is sent twice is made once.
  id uuid primary key,
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  invoice_id uuid not null references invoice (id),
  -- How much may be paid by it; null for all that is left of the invoice.
  max_amount bigint check (max_amount > 0),
  takes_parts boolean not null,
  -- To whom the college has sent it; empty where the student has copied it.
  sent_to text not null default '' check (length(sent_to) <= 254),
  created_by uuid references person (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  revoked_at timestamptz
);
create index sponsor_link_of_invoice on sponsor_link (invoice_id, created_at);
create index sponsor_link_of_person on sponsor_link (person_id);
create index sponsor_link_by_region on sponsor_link (region_id);
create index sponsor_link_by_maker on sponsor_link (created_by) where created_by is not null;
create index sponsor_link_sent on sponsor_link (expires_at) where sent_to <> '';
comment on column sponsor_link.max_amount is 'minor units of a currency';
select app.protect('sponsor_link');
revoke delete on sponsor_link from berea_app;

-- Who pays by a link. What became of it stands in the books.
-- owner: slices/sponsors
create table sponsor_payment (
  -- The same as of the attempt to pay, and of the payment in the books.
  id uuid primary key references payment_attempt (id),
  link_id uuid not null references sponsor_link (id),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  sponsor_name text not null check (length(sponsor_name) <= 80),
  sponsor_email text not null check (length(sponsor_email) <= 254),
  locale text not null,
  -- Whether the student may know the name.
  is_named boolean not null,
  -- A few words to the student.
  note text not null check (length(note) <= 300),
  begun_at timestamptz not null
);
create index sponsor_payment_of_link on sponsor_payment (link_id);
create index sponsor_payment_of_person on sponsor_payment (person_id);
create index sponsor_payment_by_region on sponsor_payment (region_id);
create index sponsor_payment_to_forget on sponsor_payment (begun_at) where sponsor_email <> '';
select app.protect('sponsor_payment');
revoke delete on sponsor_payment from berea_app;

insert into merge_rule (table_name, column_name, rule) values
  ('sponsor_link', 'person_id', 'MOVE'), ('sponsor_link', 'created_by', 'MOVE'), ('sponsor_payment', 'person_id', 'MOVE');
