-- Mail leaves through here: written with the change that causes it, sent by a job, kept to be looked up.
-- owner: kit/mail
create table outbox_mail (
  id uuid primary key default uuidv7(),
  template text not null,
  language text not null,
  to_address text not null,
  to_name text not null default '',
  reply_to text,
  subject text not null,
  text_body text not null,
  html_body text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'SENT', 'BOUNCED', 'FAILED')),
  tries integer not null default 0,
  problem text,
  -- Whoever is sending it has it until then; after that somebody else may try.
  claimed_until timestamptz,
  person_id uuid references person (id) on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_mail_by_time on outbox_mail (created_at desc);
create index outbox_mail_by_person on outbox_mail (person_id) where person_id is not null;
create index outbox_mail_waiting on outbox_mail (created_at) where status = 'WAITING';
select app.protect_own('outbox_mail');
-- An administrator's act may cause mail to anybody: anybody's act adds, only the owner of the mail reads.
create policy anybody_writes_to on outbox_mail for insert to berea_app with check (true);
