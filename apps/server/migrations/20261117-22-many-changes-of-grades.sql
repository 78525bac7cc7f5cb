-- Those who can undo it are told when somebody changes unusually many grades.
insert into notification_definition (name, for_staff) values ('gradesChanged', true);

-- That somebody changed unusually many grades in an hour, and of what.
-- owner: slices/grades
create table grade_alarm (
  id uuid primary key default uuidv7(),
  changed_by uuid not null references person (id),
  -- Where most of the grades are.
  region_id uuid not null references region (id),
  grades integer not null check (grades > 0),
  -- Codes of the courses.
  courses text[] not null,
  first_at timestamptz not null,
  raised_at timestamptz not null,
  -- Two servers that notice the same raise one alarm.
  unique (changed_by, first_at)
);
create index grade_alarm_by_region on grade_alarm (region_id);
create index grade_alarm_raised on grade_alarm (raised_at);
select app.protect('grade_alarm');
revoke update, delete on grade_alarm from berea_app;

insert into merge_rule (table_name, column_name, rule) values ('grade_alarm', 'changed_by', 'MOVE_UNLESS_HELD');

-- What was changed in the last hour is asked for every minute, of the whole college.
create index grade_change_at on grade_change (changed_at);
create index mark_change_at on mark_change (changed_at);
create index work_grade_change_at on work_grade_change (changed_at);
create index attempt_decision_at on attempt_decision (decided_at);
