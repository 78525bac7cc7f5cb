-- Decisions about attempts follow each other in this order, also those of one instant, and one may take back another.
alter table attempt_decision
  add column number bigint,
  add column takes_back uuid references attempt_decision (id);
update attempt_decision d set number = o.number
  from (select id, row_number() over (order by decided_at, id) as number from attempt_decision) o where o.id = d.id;
alter table attempt_decision
  alter column number set not null,
  alter column number add generated always as identity,
  add unique (number);
select setval(pg_get_serial_sequence('attempt_decision', 'number'), coalesce(max(number), 0) + 1, false) from attempt_decision;
drop index attempt_decision_by_attempt;
create index attempt_decision_by_attempt on attempt_decision (attempt_id, number);
drop index attempt_decision_by_decider;
create index attempt_decision_by_decider on attempt_decision (decided_by, decided_at) where decided_by is not null;
create unique index attempt_decision_taken_back on attempt_decision (takes_back) where takes_back is not null;
