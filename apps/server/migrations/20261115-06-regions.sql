-- open: a list everybody chooses from.
-- owner: slices/regions
create table currency (
  value text primary key check (value ~ '^[A-Z]{3}$'),
  label text not null,
  decimals integer not null check (decimals between 0 and 4)
);
insert into currency (value, label, decimals) values
  ('USD', 'US dollar', 2), ('GBP', 'Pound sterling', 2), ('EUR', 'Euro', 2), ('IDR', 'Indonesian rupiah', 0),
  ('HUF', 'Hungarian forint', 0), ('PLN', 'Polish zloty', 2), ('MXN', 'Mexican peso', 2),
  ('UAH', 'Ukrainian hryvnia', 2), ('TWD', 'New Taiwan dollar', 0);

-- A campus or an office of the college; the zone SYSTEM marks those that only the software uses.
-- open: the college's campuses and how to reach them are no secret.
-- owner: slices/regions
create table region (
  id uuid primary key default uuidv7(),
  name text not null check (name <> ''),
  slug text not null unique check (slug <> ''),
  description text not null default '',
  phone text not null default '',
  address_line1 text not null default '',
  address_line2 text not null default '',
  address_city text not null default '',
  address_state text not null default '',
  address_postcode text not null default '',
  address_country text not null default '' check (address_country ~ '^([A-Z]{3})?$'),
  zone text not null check (zone in ('NORTH_AMERICA', 'LATIN_AMERICA', 'EUROPE', 'AFRICA', 'ASIA_PACIFIC', 'SYSTEM')),
  -- A zone that PostgreSQL does not know would break every question for the day there; looking it up fails here.
  time_zone text not null check (timestamptz 'epoch' at time zone time_zone is not null),
  currency text not null references currency (value),
  type text not null check (type in ('OFFICE', 'CAMPUS')),
  closed boolean not null default false,
  card_payments_enabled boolean not null default false,
  user_count integer not null default 0 check (user_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger touched before update on region for each row
  when (old.user_count = new.user_count) execute function app.touch();
grant select on region to berea_identity;
