-- When a person's first day in any group with a course began, by the clock of the campus that asks: nothing that was due
-- before is required of them. As the owner: who sees one group of a student need not see the group before it.
create function app.joined_course_at(course uuid, person uuid, zone text) returns timestamptz
  stable language sql security definer set search_path = public, app, pg_temp
  return (
    select min(m.first_day)::timestamp at time zone zone
    from group_member m join course_group t on t.group_id = m.group_id
    where m.person_id = person and t.course_id = course);

revoke execute on function app.joined_course_at from public;
grant execute on function app.joined_course_at to berea_app;
