-- Work on an assignment belongs to a deadline of its group: who takes the deadline away while somebody hands in is refused,
-- instead of leaving work behind that nobody finds.
insert into assignment_group (assignment_id, group_id, region_id, due_at)
select assignment_id, group_id, region_id, max(coalesce(extended_to, submitted_at, created_at))
from submission group by assignment_id, group_id, region_id
on conflict do nothing;
alter table submission add constraint submission_has_a_deadline
  foreign key (assignment_id, group_id) references assignment_group (assignment_id, group_id);

-- Whether anybody of the whole college was graded, whichever campuses the asker looks after.
create function app.is_graded_for_somebody(asked uuid) returns boolean
  stable language sql security definer set search_path = public, pg_temp
  return exists (select from submission where assignment_id = asked and graded_at is not null);
revoke execute on function app.is_graded_for_somebody from public;
grant execute on function app.is_graded_for_somebody to berea_app;
