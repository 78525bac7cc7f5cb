-- Whoever leaves an exam has failed the attempt at once. A group may be allowed to come back to it within some seconds.
alter table exam_group add column return_seconds integer not null default 0
  check (return_seconds between 0 and 120);

-- An attempt keeps what held when it began. Its page has a name of its own that no other page has, not even the same one when it is
-- loaded again: whoever comes back by that name was never away, and only the network was. None where an attempt began before.
alter table exam_attempt add column return_seconds integer not null default 0
  check (return_seconds between 0 and 120);
alter table exam_attempt add column page_id uuid;
