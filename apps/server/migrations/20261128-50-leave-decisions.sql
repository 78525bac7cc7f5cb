-- Many leave requests decided at once, or such decisions taken back: a job goes through them one after the other.
-- owner: slices/leave-requests
create table leave_batch (
  -- Made by the page, so that pressing twice decides once.
  id uuid primary key,
  -- Who asked for it.
  person_id uuid not null references person (id) on delete cascade,
  status text not null check (status in ('APPROVED', 'ACKNOWLEDGED', 'UNDO')),
  admin_comments text not null default '' check (length(admin_comments) <= 2000),
  -- The batch whose decisions are taken back.
  undoes uuid references leave_batch (id) on delete cascade,
  asked_at timestamptz not null,
  check ((status = 'UNDO') = (undoes is not null))
);
create index leave_batch_by_person on leave_batch (person_id, asked_at);
create index leave_batch_by_undone on leave_batch (undoes);
select app.protect('leave_batch');

-- owner: slices/leave-requests
create table leave_batch_request (
  batch_id uuid not null references leave_batch (id) on delete cascade,
  request_id uuid not null references leave_request (id) on delete cascade,
  region_id uuid not null references region (id),
  -- The id that the decision has when it is made: a job that begins again comes to the same one.
  decision_id uuid not null,
  outcome text not null default 'WAITING' check (outcome in ('WAITING', 'DONE', 'CHANGED', 'FAILED')),
  primary key (batch_id, request_id)
);
create index leave_batch_request_by_request on leave_batch_request (request_id);
create index leave_batch_request_by_region on leave_batch_request (region_id);
select app.protect('leave_batch_request');

-- What was decided of a leave request, and what stood there before: taking the decision back restores exactly that.
-- owner: slices/leave-requests
create table leave_decision (
  -- Made by the page or with the batch.
  id uuid primary key,
  request_id uuid not null references leave_request (id) on delete cascade,
  region_id uuid not null references region (id),
  -- Whose request it is.
  person_id uuid not null references person (id) on delete cascade,
  status text not null check (status in ('APPROVED', 'ACKNOWLEDGED')),
  admin_comments text not null check (length(admin_comments) <= 2000),
  decided_at timestamptz not null,
  decided_by uuid references person (id) on delete set null,
  previous_status text not null check (previous_status in ('PENDING', 'APPROVED', 'ACKNOWLEDGED')),
  previous_admin_comments text not null,
  previous_decided_at timestamptz,
  previous_decided_by uuid references person (id) on delete set null,
  undone_at timestamptz,
  undone_by uuid references person (id) on delete set null
);
create index leave_decision_by_request on leave_decision (request_id, decided_at);
create index leave_decision_by_region on leave_decision (region_id);
create index leave_decision_by_person on leave_decision (person_id);
create index leave_decision_by_decider on leave_decision (decided_by);
create index leave_decision_by_decider_before on leave_decision (previous_decided_by);
create index leave_decision_by_undoer on leave_decision (undone_by);
select app.protect('leave_decision');

insert into merge_rule (table_name, column_name, rule) values
  ('leave_request', 'person_id', 'MOVE'), ('leave_request', 'decided_by', 'MOVE'),
  ('leave_batch', 'person_id', 'MOVE'),
  ('leave_decision', 'person_id', 'MOVE'), ('leave_decision', 'decided_by', 'MOVE'),
  ('leave_decision', 'previous_decided_by', 'MOVE'), ('leave_decision', 'undone_by', 'MOVE')
on conflict do nothing;

-- The notice of a decision says which one it was.
update notification set facts = facts || '{"status": "Decided"}'
where definition_id = (select id from notification_definition where name = 'leaveDecided') and not facts ? 'status';
