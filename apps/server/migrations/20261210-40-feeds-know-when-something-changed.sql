-- That something which stands in calendars has changed, for whom: of a person, a group, a teacher, or, with a scope of zeros,
-- of anybody. A feed whose reader none of these concern is the same as before, without reading what it is made of. Rows are
-- added and never changed, so that nobody waits for another; those of some days ago are swept.
-- open: ids and times; nobody is offered them.
-- owner: slices/calendar
create table calendar_change (
  id bigint generated always as identity primary key,
  scope_id uuid not null,
  changed_at timestamptz not null default now()
);
create index calendar_change_by_scope on calendar_change (scope_id) include (id);
create index calendar_change_by_time on calendar_change (changed_at);
revoke insert, update on calendar_change from berea_app;

-- Which changes a feed was put together after, and until when it holds without one: then a day begins at a campus.
alter table calendar_feed add column seen text not null default '', add column holds_until timestamptz;

create function app.note_calendar_changes() returns trigger
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  scope text;
  rows_changed text := case tg_op when 'UPDATE' then '(table changed union all table before) as both_sides' else 'changed' end;
begin
  foreach scope in array tg_argv loop
    execute format('insert into calendar_change (scope_id) select distinct %1$I from %2$s where %1$I is not null', scope, rows_changed);
  end loop;
  return null;
end $$;

create function app.note_calendar_change_for_all() returns trigger
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  insert into calendar_change (scope_id) values ('00000000-0000-0000-0000-000000000000');
  return null;
end $$;

create function app.note_calendar_change_of() returns trigger
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  execute format('insert into calendar_change (scope_id) values (($1).%I)', tg_argv[0]) using new;
  return null;
end $$;

-- Whatever is written to the table is noted for whom the columns name.
create function app.tell_calendars(target regclass, variadic scopes text[]) returns void language plpgsql as $$
declare
  named text := (select string_agg(quote_literal(scope), ', ') from unnest(scopes) as scope);
begin
  execute format('create trigger calendars_hear_of_new after insert on %s referencing new table as changed
    for each statement execute function app.note_calendar_changes(%s)', target, named);
  execute format('create trigger calendars_hear_of_change after update on %s referencing old table as before new table as changed
    for each statement execute function app.note_calendar_changes(%s)', target, named);
  execute format('create trigger calendars_hear_of_end after delete on %s referencing old table as changed
    for each statement execute function app.note_calendar_changes(%s)', target, named);
end $$;

select app.tell_calendars(own, 'person_id') from unnest(array['group_member', 'person_region', 'exam_grant', 'exam_accommodation',
  'submission', 'invoice', 'posting', 'payment_plan', 'plan_instalment', 'hour_entry']::regclass[]) as own;
select app.tell_calendars('exam_group', 'group_id');
select app.tell_calendars('assignment_group', 'group_id');
select app.tell_calendars('class_session', 'group_id', 'teacher_id');

-- What staff change now and then, and many calendars may tell.
do $$
declare target text;
begin
  foreach target in array array['calendar_event', 'course', 'course_text', 'exam', 'exam_text', 'assignment', 'assignment_text',
    'teacher', 'hour_category', 'site_settings', 'translation']
  loop
    execute format('create trigger calendars_hear after insert or update or delete on %I
      for each statement execute function app.note_calendar_change_for_all()', target);
  end loop;
end $$;
create trigger calendars_hear after update of name, archived_at, region_id on student_group
  for each statement execute function app.note_calendar_change_for_all();
create trigger calendars_hear after update of name, time_zone on region
  for each statement execute function app.note_calendar_change_for_all();
create trigger calendars_hear after update of registered_freely on person
  for each row when (old.registered_freely is distinct from new.registered_freely)
  execute function app.note_calendar_change_of('id');

-- It is read every half hour, and mostly is what it was.
create trigger calendars_hear_of_new after insert on group_calendar
  for each row execute function app.note_calendar_change_of('group_id');
create trigger calendars_hear_of_change after update on group_calendar
  for each row when (old.entries is distinct from new.entries) execute function app.note_calendar_change_of('group_id');
create trigger calendars_hear_of_end after delete on group_calendar referencing old table as changed
  for each statement execute function app.note_calendar_changes('group_id');
