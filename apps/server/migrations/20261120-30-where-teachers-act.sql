-- Where a teacher acts besides the campus they belong to, and by whom they were let in there. A course is written once for the
-- whole college: naming its teacher must not give that person the grades of campuses that were never asked.
-- owner: slices/teachers
create table teacher_region (
  teacher_id uuid not null references teacher (id) on delete cascade,
  region_id uuid not null references region (id),
  -- Nobody where it was so before this was written down.
  given_by uuid references person (id) on delete set null,
  given_at timestamptz not null default now(),
  primary key (teacher_id, region_id)
);
create index teacher_region_by_region on teacher_region (region_id);
create index teacher_region_by_giver on teacher_region (given_by) where given_by is not null;
select app.protect('teacher_region');
insert into merge_rule (table_name, column_name, rule) values ('teacher_region', 'given_by', 'MOVE');

-- Whoever was already teaching a group of another campus goes on: its managers gave the course to the group.
insert into teacher_region (teacher_id, region_id, given_at)
select c.teacher_id, g.region_id, min(g.created_at)
from course c
join teacher t on t.id = c.teacher_id
join course_group g on g.course_id = c.id and g.region_id <> t.region_id
group by c.teacher_id, g.region_id;
