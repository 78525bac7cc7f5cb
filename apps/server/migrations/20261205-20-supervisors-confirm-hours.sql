-- What a student has asked a supervisor outside of the college to confirm, by a link in a mail. How it was answered stays on
-- record: by whom, when and from where.
-- owner: slices/hours
create table hour_request (
  -- Made by the page, so that what is sent twice is asked once.
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  region_id uuid not null references region (id),
  group_id uuid not null references student_group (id),
  supervisor_name text not null check (length(supervisor_name) between 1 and 80),
  supervisor_email text not null check (length(supervisor_email) between 3 and 254),
  -- In which the supervisor is written to.
  locale text not null,
  -- How many entries it asks about. Fewer are left where one was deleted since.
  entry_count integer not null check (entry_count > 0),
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > asked_at),
  revoked_at timestamptz,
  answered_at timestamptz,
  answer text check (answer in ('CONFIRMED', 'REFUSED')),
  comment text not null default '' check (length(comment) <= 1000),
  answered_ip text,
  check ((answered_at is null) = (answer is null)),
  check (revoked_at is null or answered_at is null)
);
create index hour_request_by_person on hour_request (person_id);
create index hour_request_by_region on hour_request (region_id);
create index hour_request_by_group on hour_request (group_id);
create index hour_request_to_forget on hour_request (expires_at) where answered_at is null;
select app.protect('hour_request');

-- The entries of a request, as they were when it was sent: once one is changed or decided, its link is void.
-- owner: slices/hours
create table hour_request_entry (
  request_id uuid not null references hour_request (id) on delete cascade,
  entry_id uuid not null references hour_entry (id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  region_id uuid not null references region (id),
  version integer not null,
  primary key (request_id, entry_id)
);
create index hour_request_entry_by_entry on hour_request_entry (entry_id);
create index hour_request_entry_by_person on hour_request_entry (person_id);
create index hour_request_entry_by_region on hour_request_entry (region_id);
select app.protect('hour_request_entry');

-- The request by which a supervisor has decided, who is nobody of the college.
alter table hour_decision add column request_id uuid references hour_request (id) on delete set null;
create index hour_decision_by_request on hour_decision (request_id) where request_id is not null;

insert into merge_rule (table_name, column_name, rule) values
  ('hour_request', 'person_id', 'MOVE'), ('hour_request_entry', 'person_id', 'MOVE');

-- The queue of several campuses, or of all of them.
create index hour_entry_by_waiting on hour_entry (status, created_at, id);
create index hour_entry_by_deciding on hour_entry (status, (coalesce(decided_at, created_at)), id);

insert into notification_definition (name, for_staff) values ('hoursDecided', false);
