-- How an attempt stood before it was graded anew and after, so that undoing brings back exactly that, also where the mark to
-- pass was changed meanwhile. Nothing is known of regrades from before.
alter table attempt_regrade
  add column passed_before boolean,
  add column scaled_from_before integer check (scaled_from_before between 0 and 10000),
  add column passed_after boolean;
