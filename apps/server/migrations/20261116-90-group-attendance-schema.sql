-- By which schema the attendance of a group is counted. Only its name: schemas themselves come with attendance.
alter table student_group add column attendance_schema text not null default '' check (length(attendance_schema) <= 80);
