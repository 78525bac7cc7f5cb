-- Graduates were students, also those who left before their groups were entered here: they have numbers too.
create function app.number_graduate() returns trigger
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  new.student_number = nextval('app.student_number');
  return new;
end $$;
create trigger graduate_numbered before insert or update of graduated_on on person
  for each row when (new.graduated_on is not null and new.student_number is null)
  execute function app.number_graduate();

with numbered as (
  select id, nextval('app.student_number') as number
  from (select id from person where graduated_on is not null and student_number is null order by graduated_on, id) g
)
update person p set student_number = n.number from numbered n where n.id = p.id;
