-- Further headers of a mail, such as the address by which a mail program unsubscribes its reader.
alter table outbox_mail add column headers jsonb not null default '{}';
