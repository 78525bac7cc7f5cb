-- Somebody who had two accounts has one: the other one is closed, and its address leads to the account that was kept.
alter table person add column merged_into uuid references person (id) on delete set null;
alter table person add constraint person_merged_is_closed check (merged_into is null or status = 'DISABLED');
alter table person add constraint person_not_merged_into_itself check (merged_into <> id);
create index person_by_merged_into on person (merged_into) where merged_into is not null;

-- What becomes of a column that names a person when that person's account is merged into another:
--   MOVE              names the other account from then on
--   MOVE_UNLESS_HELD  the same, but a row whose like the other account has already stays on record with the closed one
--   STAY              belongs to the closed account, or is settled by the merging itself
-- A migration that adds such a column adds its row here; a test finds the one that was forgotten.
-- open: says how tables behave, and nothing about anybody.
-- owner: slices/people
create table merge_rule (
  table_name text not null,
  column_name text not null,
  rule text not null check (rule in ('MOVE', 'MOVE_UNLESS_HELD', 'STAY')),
  primary key (table_name, column_name)
);
revoke insert, update, delete on merge_rule from berea_app;

insert into merge_rule (table_name, column_name, rule) values
  ('address', 'person_id', 'MOVE'), ('address', 'created_by', 'MOVE'), ('address', 'updated_by', 'MOVE'),
  ('document', 'updated_by', 'MOVE'), ('document_version', 'written_by', 'MOVE'),
  ('group_member', 'person_id', 'MOVE_UNLESS_HELD'),
  ('help_request', 'person_id', 'MOVE'), ('help_request', 'closed_by', 'MOVE'),
  ('individual_permission', 'granted_by', 'MOVE'),
  ('lesson_note', 'person_id', 'MOVE_UNLESS_HELD'), ('lesson_progress', 'person_id', 'MOVE_UNLESS_HELD'),
  ('notification', 'person_id', 'MOVE_UNLESS_HELD'),
  ('notification_preference', 'person_id', 'MOVE_UNLESS_HELD'),
  ('notification_reading', 'person_id', 'MOVE_UNLESS_HELD'),
  ('other_email', 'person_id', 'MOVE_UNLESS_HELD'), ('phone', 'person_id', 'MOVE_UNLESS_HELD'),
  ('people_import', 'created_by', 'MOVE'),
  ('person', 'created_by', 'MOVE'), ('person', 'merged_into', 'MOVE'),
  ('person_note', 'about_id', 'MOVE'), ('person_note', 'created_by', 'MOVE'),
  ('teacher', 'person_id', 'MOVE_UNLESS_HELD'), ('video_upload', 'person_id', 'MOVE'),
  ('work_identity', 'person_id', 'MOVE_UNLESS_HELD'),
  -- Campuses and roles are added up by rules of their own; a permission was given to one account on purpose.
  ('person_region', 'person_id', 'STAY'), ('region_role', 'person_id', 'STAY'), ('individual_permission', 'person_id', 'STAY'),
  -- What was open ends with the account; consents and tokens were given by it and for it.
  ('session', 'person_id', 'STAY'), ('session', 'impersonator_id', 'STAY'), ('mailed_link', 'person_id', 'STAY'),
  ('api_token', 'person_id', 'STAY'), ('calendar_connection', 'person_id', 'STAY'), ('calendar_consent', 'person_id', 'STAY'),
  -- What happened then, and to whom.
  ('log_entry', 'person_id', 'STAY'), ('outbox_mail', 'person_id', 'STAY'), ('people_import_row', 'entered_id', 'STAY');

-- Has everything that names one account name the other, by the rules above; says how many rows of which table moved.
-- It runs as the owner, because no scope of one campus holds all of it, and only for whoever acts on the whole college.
create function app.move_records(from_person uuid, to_person uuid) returns jsonb
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  place record;
  found_row tid;
  moved integer;
  told jsonb := '{}';
begin
  if not app.everything() then
    raise exception 'Records are moved on the whole college only.' using errcode = 'insufficient_privilege';
  end if;
  for place in select * from merge_rule where rule <> 'STAY' order by table_name, column_name loop
    moved := 0;
    if place.rule = 'MOVE' then
      execute format('update %I set %I = $2 where %2$I = $1', place.table_name, place.column_name)
        using from_person, to_person;
      get diagnostics moved = row_count;
    else
      for found_row in
        execute format('select ctid from %I where %I = $1', place.table_name, place.column_name) using from_person
      loop
        begin
          execute format('update %I set %I = $2 where ctid = $1', place.table_name, place.column_name)
            using found_row, to_person;
          moved := moved + 1;
        exception when unique_violation or exclusion_violation then
          null; -- The other account has its like: this one stays on record where it is.
        end;
      end loop;
    end if;
    if moved > 0 then
      told := told || jsonb_build_object(
        place.table_name, coalesce((told -> place.table_name)::integer, 0) + moved);
    end if;
  end loop;
  return told;
end $$;
revoke execute on function app.move_records from public;
grant execute on function app.move_records to berea_app;
