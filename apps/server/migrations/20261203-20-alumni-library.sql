-- Alumni may read and watch it in their library, without its exams and assignments.
alter table course add column for_alumni boolean not null default false;
create index course_for_alumni on course (id) where for_alumni;

-- The courses in the library of the alumni, and who teaches them on whatever campus. The view belongs to the owner of the tables and asks for itself who may read it.
create view library_course as
  select c.id, coalesce(t.name, '') as teacher_name from course c left join teacher t on t.id = c.teacher_id
  where c.for_alumni and not c.hidden and c.archived_at is null and (select app.in_alumni_area());
grant select on library_course to berea_app;
revoke insert, update, delete on library_course from berea_app;

-- Their lessons that can be watched or heard, and since when.
create view library_lesson as
  select l.id, l.course_id, film.ready_at
  from library_course c
  join lesson l on l.course_id = c.id and not l.hidden
  join lateral (
    select max(f.created_at) as ready_at from film f
    where f.lesson_id = l.id and f.state = 'READY' and f.replaced_at is null) film on film.ready_at is not null;
grant select on library_lesson to berea_app;
revoke insert, update, delete on library_lesson from berea_app;
