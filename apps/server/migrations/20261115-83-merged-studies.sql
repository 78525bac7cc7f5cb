-- What two accounts of one person have achieved is added up before their records are moved (migration 75): a lesson that
-- both have opened was watched as far as both together, and attempts at an exam that both have sat follow each other.
alter function app.move_records(uuid, uuid) rename to move_by_rules;

create function app.move_records(from_person uuid, to_person uuid) returns jsonb
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  if not app.everything() then
    raise exception 'Records are moved on the whole college only.' using errcode = 'insufficient_privilege';
  end if;
  update lesson_progress kept set
    watched = kept.watched + other.watched,
    position = case when other.watched_at > kept.watched_at then other.position else kept.position end,
    watched_at = greatest(kept.watched_at, other.watched_at),
    completed_at = least(kept.completed_at, other.completed_at)
  from lesson_progress other
  where kept.person_id = to_person and other.person_id = from_person and other.lesson_id = kept.lesson_id;
  update exam_attempt moved set number = moved.number + (
    select max(kept.number) from exam_attempt kept where kept.person_id = to_person and kept.exam_id = moved.exam_id)
  where moved.person_id = from_person
    and exists (select from exam_attempt kept where kept.person_id = to_person and kept.exam_id = moved.exam_id);
  return app.move_by_rules(from_person, to_person);
end $$;
revoke execute on function app.move_records from public;
revoke execute on function app.move_by_rules from berea_app;
grant execute on function app.move_records to berea_app;
