-- What was graded anew in the last hour is asked for every minute, of the whole college.
create index attempt_regrade_at on attempt_regrade (regraded_at);
