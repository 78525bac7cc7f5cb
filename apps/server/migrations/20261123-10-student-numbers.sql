-- Everybody who was ever in a group has a student number: of the whole college, without meaning, never changed and never
-- given again, also not when the account it was given to is deleted. It is found by its beginning, as a name is.
create sequence app.student_number as integer start 100001 no cycle;
alter table person
  add column student_number integer check (student_number > 100000),
  alter column search_text set expression as (app.search_form(
    first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(student_number::text, '')));
create unique index person_by_number on person (student_number) where student_number is not null;

-- As the owner: whoever adds a member neither chooses the number nor draws it.
create function app.number_students() returns trigger
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  update person p set student_number = nextval('app.student_number')
  where p.id in (select person_id from joined) and p.student_number is null;
  return null;
end $$;
create trigger numbered after insert on group_member referencing new table as joined
  for each statement execute function app.number_students();
-- Accounts that are merged hand their groups over.
create trigger numbered_by_merge after update on group_member referencing new table as joined
  for each statement execute function app.number_students();

create function app.keep_student_number() returns trigger language plpgsql as $$
begin
  raise exception 'A student number is never changed.' using errcode = 'restrict_violation';
end $$;
create trigger keeps_number before update of student_number on person
  for each row when (old.student_number is not null and new.student_number is distinct from old.student_number)
  execute function app.keep_student_number();

with students as (
  select person_id, min(first_day) as since from group_member group by person_id order by since, person_id
), numbered as (
  select person_id, nextval('app.student_number') as number from (select * from students order by since, person_id) s
)
update person p set student_number = n.number from numbered n where n.person_id = p.id;
