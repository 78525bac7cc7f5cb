-- What a student adds to a leave request, such as a letter of appointment: one file at most.
-- owner: slices/leave-requests
create table leave_file (
  -- Made by the browser.
  id uuid primary key,
  request_id uuid not null unique references leave_request (id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  region_id uuid not null references region (id),
  name text not null check (name <> ''),
  file_key text not null,
  bytes bigint not null check (bytes > 0),
  type text not null
);
create index leave_file_of_person on leave_file (person_id);
create index leave_file_by_region on leave_file (region_id);
create index leave_file_by_key on leave_file (file_key);
select app.protect('leave_file');

insert into merge_rule (table_name, column_name, rule) values ('leave_file', 'person_id', 'MOVE')
on conflict do nothing;
