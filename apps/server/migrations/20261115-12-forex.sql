-- Units of a currency for one US dollar, one row a month.
-- open: published rates.
-- owner: slices/forex
create table forex_rate (
  id uuid primary key default uuidv7(),
  currency text not null references currency (value),
  year integer not null check (year between 1970 and 2200),
  month integer not null check (month between 1 and 12),
  rate numeric(18, 8) not null check (rate > 0),
  unique (currency, year, month)
);
