-- Reasons from before were written for the office alone: of those nothing is told.
alter table attempt_decision add column told_to_student boolean not null default false;
