-- Files that people announce and then send to the storage, so that nobody keeps very many open or fills it in a day. A
-- row goes when the same person sends something a day later.
-- owner: kit/files
create table sent_upload (
  -- Where the file lies in the storage; announcing the same file again counts once.
  file_key text primary key,
  person_id uuid not null references person (id) on delete cascade,
  bytes bigint not null check (bytes > 0),
  announced_at timestamptz not null,
  arrived_at timestamptz
);
create index sent_upload_of_person on sent_upload (person_id, announced_at);
select app.protect_own('sent_upload');

insert into merge_rule (table_name, column_name, rule) values ('sent_upload', 'person_id', 'STAY');
