-- How much the parts of a course count: {"id of an exam or assignment": weight}. A part without a weight counts once, as all
-- do until somebody says otherwise (HOLE-41).
-- open: read together with its course.
-- owner: slices/grades
create table course_weights (
  course_id uuid primary key references course (id) on delete cascade,
  weights jsonb not null check (jsonb_typeof(weights) = 'object'),
  version integer not null default 1
);

-- Grades that somebody entered in place of what exams and assignments give, each time, with the reason. The newest one of a
-- student's part counts; one without a value gives the part back its own grade. What was written stays written.
-- Percentages are whole hundredths of a percent: 70 % is 7000.
-- owner: slices/grades
create table grade_change (
  -- Made by the page, so that a change which is sent twice is one.
  id uuid primary key,
  -- Changes follow each other in this order, also those of one instant.
  number bigint not null generated always as identity unique,
  course_id uuid not null references course (id),
  group_id uuid not null references student_group (id),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  -- An exam or an assignment of the course; none is the grade of the course itself.
  part_id uuid,
  score integer check (score between 0 and 10000),
  complete boolean,
  -- What had been entered before, if anything had.
  previous_score integer check (previous_score between 0 and 10000),
  previous_complete boolean,
  reason text not null check (length(reason) between 1 and 1000),
  -- The change that this one takes back.
  takes_back uuid references grade_change (id),
  changed_by uuid references person (id) on delete set null,
  changed_at timestamptz not null,
  check (score is null or complete is null),
  check (part_id is not null or complete is null)
);
create index grade_change_of_person on grade_change (person_id, course_id, group_id);
create index grade_change_by_group on grade_change (group_id, course_id);
create index grade_change_by_course on grade_change (course_id);
create index grade_change_by_region on grade_change (region_id);
create index grade_change_by_writer on grade_change (changed_by, changed_at) where changed_by is not null;
create unique index grade_change_taken_back on grade_change (takes_back) where takes_back is not null;
select app.protect('grade_change');
revoke update, delete on grade_change from berea_app;

-- That the grades of a course are settled for a group. One at a time holds; one that was unlocked stays on record, and the
-- next one takes its place.
-- owner: slices/grades
create table finalisation (
  id uuid primary key,
  course_id uuid not null references course (id),
  group_id uuid not null references student_group (id),
  region_id uuid not null references region (id),
  finalised_by uuid references person (id) on delete set null,
  finalised_at timestamptz not null,
  unlocked_by uuid references person (id) on delete set null,
  unlocked_at timestamptz,
  unlock_reason text check (length(unlock_reason) between 1 and 1000),
  check ((unlocked_at is null) = (unlock_reason is null))
);
create unique index finalisation_that_holds on finalisation (course_id, group_id) where unlocked_at is null;
create index finalisation_by_group on finalisation (group_id, course_id);
create index finalisation_by_region on finalisation (region_id);
create index finalisation_by_writer on finalisation (finalised_by) where finalised_by is not null;
create index finalisation_by_unlocker on finalisation (unlocked_by) where unlocked_by is not null;
select app.protect('finalisation');

-- What a student has reached in a course when its grades were settled, and how that was computed. It holds by itself,
-- whatever becomes of the course, its parts and its teacher.
-- owner: slices/grades
create table course_result (
  finalisation_id uuid not null references finalisation (id),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  course_id uuid not null references course (id),
  group_id uuid not null references student_group (id),
  code text not null,
  teacher_name text,
  term text not null,
  first_day date not null,
  last_day date,
  credits numeric(4, 1) not null,
  kind text not null check (kind in ('CORE', 'ELECTIVE')),
  score integer check (score between 0 and 10000),
  state text not null check (state in ('PASSED', 'FAILED', 'INCOMPLETE')),
  -- As slices/grades/rules/course-grade.ts told them.
  parts jsonb not null,
  steps jsonb not null,
  primary key (finalisation_id, person_id),
  check (state = 'INCOMPLETE' or score is not null)
);
create index course_result_of_person on course_result (person_id);
create index course_result_by_group on course_result (group_id, course_id);
create index course_result_by_course on course_result (course_id);
create index course_result_by_region on course_result (region_id);
select app.protect('course_result');
revoke update, delete on course_result from berea_app;

insert into merge_rule (table_name, column_name, rule) values
  ('grade_change', 'person_id', 'MOVE'), ('grade_change', 'changed_by', 'MOVE'),
  ('finalisation', 'finalised_by', 'MOVE'), ('finalisation', 'unlocked_by', 'MOVE'),
  ('course_result', 'person_id', 'MOVE_UNLESS_HELD');

-- One student's grade in one course of one group, whether anything of it is stored or not.
create function app.course_grade_id(course_id uuid, group_id uuid, person_id uuid) returns uuid
  language sql immutable strict
  return md5(course_id::text || group_id::text || person_id::text)::uuid;
