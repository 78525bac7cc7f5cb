create index class_session_by_roll_taker on class_session (roll_taken_by);

insert into merge_rule (table_name, column_name, rule) values
  ('attendance_mark', 'person_id', 'MOVE_UNLESS_HELD'), ('attendance_mark', 'taken_by', 'MOVE'),
  ('attendance_mark_change', 'person_id', 'MOVE'), ('attendance_mark_change', 'changed_by', 'MOVE'),
  ('class_session', 'roll_taken_by', 'MOVE');

-- Rolls name an account among others, which no rule above reaches: it follows the person into the other account.
create function app.follow_merged_on_rolls() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update class_session set roll_person_ids = array(
    select distinct unnest(array_replace(roll_person_ids, new.id, new.merged_into)))
  where group_id in (select group_id from group_member where person_id in (new.id, new.merged_into))
    and new.id = any (roll_person_ids);
  return null;
end $$;
create trigger follow_on_rolls after update of merged_into on person
  for each row when (new.merged_into is not null) execute function app.follow_merged_on_rolls();
