-- A file in which a bank tells what came and went. What came of it stands in bank_line; the file itself does not stay.
-- owner: slices/bank-files
create table bank_file (
  -- Made by the page, so that what is sent twice begins one.
  id uuid primary key,
  region_id uuid not null references region (id),
  file_name text not null check (length(file_name) between 1 and 200),
  -- What has arrived of it, in so many pieces; empty again once it was read.
  content text not null default '',
  pieces integer not null default 0,
  -- Null until it was read.
  format text check (format in ('CSV', 'CAMT')),
  -- SHA-256 of what stands in it.
  hash text check (length(hash) = 64),
  -- As it names them, as far as it does.
  accounts text[] not null default '{}',
  -- What is no payment of a student, by its kind: {"OUTGOING": 12}.
  passed_over jsonb not null default '{}' check (jsonb_typeof(passed_over) = 'object'),
  -- Where rows stand that nobody could read, the first few.
  unread_rows integer[] not null default '{}',
  created_by uuid references person (id) on delete set null,
  created_at timestamptz not null,
  read_at timestamptz,
  check ((format is null) = (read_at is null) and (hash is null) = (read_at is null))
);
create index bank_file_by_region on bank_file (region_id, created_at desc);
create index bank_file_by_creator on bank_file (created_by) where created_by is not null;
select app.protect('bank_file');

-- Money that came to a campus through its bank. It never changes; what became of it is what was decided about it.
-- owner: slices/bank-files
create table bank_line (
  id uuid primary key default uuidv7(),
  -- The first file it came in.
  file_id uuid not null references bank_file (id),
  region_id uuid not null references region (id),
  position integer not null check (position >= 0),
  -- The same for one line in whichever file it comes: it is stored once.
  fingerprint text not null check (length(fingerprint) = 64),
  account text not null check (length(account) <= 100),
  day date not null,
  amount bigint not null check (amount > 0),
  currency text not null references currency (value),
  remitter text not null check (length(remitter) <= 200),
  text text not null check (length(text) <= 1000),
  -- By which the bank, or who has sent it, knows it.
  reference text not null check (length(reference) <= 200),
  -- Money of the campus that came back to it.
  is_reversal boolean not null default false,
  unique (region_id, fingerprint)
);
create index bank_line_of_file on bank_line (file_id, day, position);
create index bank_line_by_currency on bank_line (currency);
comment on column bank_line.amount is 'minor units of a currency';
select app.protect('bank_line');
revoke delete on bank_line from berea_app;

-- Lines that had come in an earlier file.
-- owner: slices/bank-files
create table bank_repeat (
  file_id uuid not null references bank_file (id),
  line_id uuid not null references bank_line (id),
  region_id uuid not null references region (id),
  primary key (file_id, line_id)
);
create index bank_repeat_of_line on bank_repeat (line_id);
create index bank_repeat_by_region on bank_repeat (region_id);
select app.protect('bank_repeat');
revoke update, delete on bank_repeat from berea_app;

-- What was decided about a line, and whether that was taken back.
-- owner: slices/bank-files
create table bank_decision (
  -- Made by the page, so that what is pressed twice is decided once.
  id uuid primary key,
  line_id uuid not null references bank_line (id),
  region_id uuid not null references region (id),
  kind text not null check (kind in ('MATCHED', 'SET_ASIDE')),
  reason text not null default '' check (length(reason) <= 1000),
  decided_by uuid references person (id) on delete set null,
  decided_at timestamptz not null,
  undone_by uuid references person (id) on delete set null,
  undone_at timestamptz
);
-- Two windows, or two servers, cannot both match a line.
create unique index bank_decision_stands on bank_decision (line_id) where undone_at is null;
create index bank_decision_of_line on bank_decision (line_id, decided_at);
create index bank_decision_by_region on bank_decision (region_id);
create index bank_decision_by_decider on bank_decision (decided_by) where decided_by is not null;
create index bank_decision_by_undoer on bank_decision (undone_by) where undone_by is not null;
select app.protect('bank_decision');
revoke delete on bank_decision from berea_app;

-- As what a line was booked: a payment of one invoice, or of several.
-- owner: slices/bank-files
create table bank_match (
  entry_id uuid primary key references ledger_entry (id),
  decision_id uuid not null references bank_decision (id),
  line_id uuid not null references bank_line (id),
  region_id uuid not null references region (id),
  position integer not null check (position >= 0),
  unique (decision_id, position)
);
create index bank_match_of_line on bank_match (line_id);
create index bank_match_by_region on bank_match (region_id);
select app.protect('bank_match');
revoke update, delete on bank_match from berea_app;

insert into merge_rule (table_name, column_name, rule) values
  ('bank_file', 'created_by', 'MOVE'), ('bank_decision', 'decided_by', 'MOVE'), ('bank_decision', 'undone_by', 'MOVE');
