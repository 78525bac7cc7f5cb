-- When somebody who wants mail about a thing gets it: at once, or summed up once a day or a week.
alter table notification_preference
  add column cadence text not null default 'AT_ONCE' check (cadence in ('AT_ONCE', 'DAILY', 'WEEKLY'));

-- HELD waits for the end of quiet hours, DAILY and WEEKLY for the next summary; due_at says until when.
-- READ was read in the app before its mail was due, which then never went.
alter table notification
  add column due_at timestamptz,
  drop constraint notification_mail_check,
  add constraint notification_mail_check
    check (mail in ('WAITING', 'HELD', 'DAILY', 'WEEKLY', 'SENT', 'DIGESTED', 'READ', 'UNWANTED')),
  add constraint notification_due_check check ((due_at is not null) = (mail in ('HELD', 'DAILY', 'WEEKLY')));
create index notification_due on notification (due_at) where due_at is not null;
create index notification_due_of_person on notification (person_id) where due_at is not null;

-- The hours in which somebody wants no mail and no push, on the clocks of their own zone; they may go past midnight.
-- owner: slices/notifications
create table quiet_hours (
  person_id uuid primary key references person (id) on delete cascade,
  begins text not null check (begins ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends text not null check (ends ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  check (begins <> ends)
);
select app.protect('quiet_hours');
insert into merge_rule (table_name, column_name, rule) values ('quiet_hours', 'person_id', 'MOVE_UNLESS_HELD');
