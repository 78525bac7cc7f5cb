-- A student asks to be away on some days.
-- owner: slices/leave-requests
create table leave_request (
  id uuid primary key default uuidv7(),
  region_id uuid not null references region (id),
  group_id uuid not null references student_group (id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  type_id uuid not null references leave_type (id),
  -- Days of the campus, both inclusive.
  first_day date not null,
  last_day date not null,
  reason text not null check (length(reason) between 1 and 1000),
  student_notes text not null default '' check (length(student_notes) <= 2000),
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'ACKNOWLEDGED', 'WITHDRAWN')),
  admin_comments text not null default '' check (length(admin_comments) <= 2000),
  decided_at timestamptz,
  decided_by uuid references person (id) on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (last_day >= first_day and last_day - first_day <= 366)
);
create index leave_request_by_person on leave_request (person_id, group_id, first_day);
create index leave_request_by_region on leave_request (region_id, status, created_at);
create index leave_request_by_group on leave_request (group_id);
create index leave_request_by_type on leave_request (type_id);
create index leave_request_by_decider on leave_request (decided_by);
create trigger touched before update on leave_request for each row execute function app.touch();
select app.protect('leave_request');
