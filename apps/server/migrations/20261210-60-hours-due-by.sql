-- Until when the hours of a group are to be served; where nobody says it, until the end of the term that runs.
alter table hour_policy add column due_on date;
