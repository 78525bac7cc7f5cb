-- What was written to a person through the college. It went to them by mail; here it is for the sender, and for those who
-- look into a report.
-- owner: slices/alumni-contact
create table alumni_message (
  -- Made by the form, so that a form which is sent twice sends once.
  id uuid primary key,
  -- The sender; nobody for a visitor without an account.
  person_id uuid references person (id) on delete cascade,
  -- As they were told to the recipient.
  sender_name text not null check (length(sender_name) between 1 and 161),
  sender_address text not null check (length(sender_address) between 3 and 254),
  recipient_id uuid not null references person (id) on delete cascade,
  -- What it is about, such as the name of a ministry; nothing for a message to the person alone.
  about text not null default '' check (length(about) <= 200),
  message text not null check (message <> ''),
  sent_at timestamptz not null
);
create index alumni_message_by_sender on alumni_message (person_id, sent_at, id) where person_id is not null;
create index alumni_message_by_recipient on alumni_message (recipient_id);
create index alumni_message_of_visitors on alumni_message (sent_at) where person_id is null;
select app.protect_own('alumni_message');

-- What counts against a limit: one row per message and key, such as one of its sender or of a visitor's network.
-- open: keys and times; nobody is offered them.
-- owner: slices/alumni-contact
create table alumni_message_count (
  key text not null check (length(key) <= 400),
  message_id uuid not null references alumni_message (id) on delete cascade,
  sent_at timestamptz not null,
  primary key (key, message_id)
);
create index alumni_message_count_by_key on alumni_message_count (key, sent_at);
create index alumni_message_count_by_message on alumni_message_count (message_id);
create index alumni_message_count_by_time on alumni_message_count (sent_at);

-- A message that its recipient has reported: from then on those who look after the alumni may read it.
-- owner: slices/alumni-contact
create table message_report (
  id uuid primary key default uuidv7(),
  message_id uuid not null unique references alumni_message (id) on delete cascade,
  -- Who reported it.
  person_id uuid not null references person (id) on delete cascade,
  reason text not null default '' check (length(reason) <= 1000),
  reported_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid references person (id) on delete set null,
  note text not null default '' check (length(note) <= 1000),
  check (resolved_at is not null or note = '')
);
create index message_report_by_reporter on message_report (person_id);
create index message_report_by_resolver on message_report (resolved_by) where resolved_by is not null;
create index message_report_by_time on message_report (reported_at, id);
create index message_report_open on message_report (reported_at, id) where resolved_at is null;
select app.protect_own('message_report');

-- Whose messages a person does not want. It stays when it is lifted, so that it can be put back.
-- owner: slices/alumni-contact
create table blocked_sender (
  id uuid primary key default uuidv7(),
  person_id uuid not null references person (id) on delete cascade,
  sender_id uuid references person (id) on delete cascade,
  sender_name text not null,
  sender_address text not null,
  blocked_at timestamptz not null,
  lifted_at timestamptz
);
create unique index blocked_sender_account on blocked_sender (person_id, sender_id) where sender_id is not null;
create unique index blocked_sender_visitor on blocked_sender (person_id, sender_address) where sender_id is null;
create index blocked_sender_by_sender on blocked_sender (sender_id) where sender_id is not null;
select app.protect_own('blocked_sender');

-- Who may send no messages any more, by a decision of those who look after the alumni.
-- owner: slices/alumni-contact
create table suspended_sender (
  id uuid primary key default uuidv7(),
  person_id uuid references person (id) on delete cascade,
  sender_address text not null,
  suspended_at timestamptz not null,
  suspended_by uuid references person (id) on delete set null
);
create unique index suspended_sender_account on suspended_sender (person_id) where person_id is not null;
create unique index suspended_sender_visitor on suspended_sender (sender_address) where person_id is null;
create index suspended_sender_by_address on suspended_sender (sender_address);
create index suspended_sender_by_decider on suspended_sender (suspended_by) where suspended_by is not null;
select app.protect_own('suspended_sender');

insert into merge_rule (table_name, column_name, rule) values
  ('alumni_message', 'person_id', 'MOVE'), ('alumni_message', 'recipient_id', 'MOVE'),
  ('message_report', 'person_id', 'MOVE'), ('message_report', 'resolved_by', 'MOVE'),
  ('blocked_sender', 'person_id', 'MOVE_UNLESS_HELD'), ('blocked_sender', 'sender_id', 'MOVE_UNLESS_HELD'),
  ('suspended_sender', 'person_id', 'MOVE_UNLESS_HELD'), ('suspended_sender', 'suspended_by', 'MOVE');

insert into notification_definition (name, for_staff) values ('messageReported', true);
