-- Where mail to an address goes whatever stands behind a plus, so that nobody passes as somebody else by one
-- (mailboxOf in slices/hours/rules/supervision.ts). Columns, since an index on an expression is not used below row level security.
alter table person
  add column mailbox text not null generated always as (regexp_replace(email, '\+[^@]*@', '@')) stored;
create index person_by_mailbox on person (mailbox);
alter table other_email
  add column mailbox text not null generated always as (regexp_replace(email, '\+[^@]*@', '@')) stored;
create index other_email_by_mailbox on other_email (mailbox);
