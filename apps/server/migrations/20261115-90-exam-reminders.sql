-- Who was reminded that an exam closes: once for each student and exam, however often the job runs (HOLE-40).
-- owner: slices/exams
create table exam_reminder (
  exam_id uuid not null references exam (id),
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  reminded_at timestamptz not null,
  primary key (exam_id, person_id)
);
create index exam_reminder_of_person on exam_reminder (person_id);
create index exam_reminder_by_region on exam_reminder (region_id);
select app.protect('exam_reminder');
create index exam_group_by_deadline on exam_group (deadline);

insert into merge_rule (table_name, column_name, rule) values ('exam_reminder', 'person_id', 'MOVE_UNLESS_HELD');
