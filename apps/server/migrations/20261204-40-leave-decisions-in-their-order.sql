-- Decisions about a request follow each other in this order, whatever the clock said.
alter table leave_decision add column position bigint;
update leave_decision d set position = o.position
  from (select id, row_number() over (order by decided_at, id) as position from leave_decision) o where o.id = d.id;
alter table leave_decision
  alter column position set not null,
  alter column position add generated always as identity;
select setval(pg_get_serial_sequence('leave_decision', 'position'), coalesce(max(position), 0) + 1, false) from leave_decision;
drop index leave_decision_by_request;
create index leave_decision_by_request on leave_decision (request_id, position);
