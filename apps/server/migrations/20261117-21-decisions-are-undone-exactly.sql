-- Decisions about attempts follow each other in this order, also those of one instant, and one may take back another.
alter table attempt_decision
  add column number bigint not null generated always as identity unique,
  add column takes_back uuid references attempt_decision (id);
drop index attempt_decision_by_attempt;
create index attempt_decision_by_attempt on attempt_decision (attempt_id, number);
drop index attempt_decision_by_decider;
create index attempt_decision_by_decider on attempt_decision (decided_by, decided_at) where decided_by is not null;
create unique index attempt_decision_taken_back on attempt_decision (takes_back) where takes_back is not null;
