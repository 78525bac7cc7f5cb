-- What a student has in every exam: more time, as a part of what the exam gives, and more attempts.
-- owner: slices/exams
create table exam_accommodation (
  person_id uuid primary key references person (id) on delete cascade,
  extra_percent integer not null check (extra_percent between 0 and 300),
  extra_attempts integer not null check (extra_attempts between 0 and 20),
  -- For staff alone.
  reason text not null check (length(reason) <= 1000),
  last_day date,
  -- The end of the last day on the student's campus.
  ends_at timestamptz,
  granted_by uuid references person (id) on delete set null,
  granted_at timestamptz not null,
  version integer not null default 1,
  check (extra_percent > 0 or extra_attempts > 0),
  check ((last_day is null) = (ends_at is null))
);
create index exam_accommodation_by_giver on exam_accommodation (granted_by) where granted_by is not null;
select app.protect('exam_accommodation');

-- By how much an attempt was prolonged already: what is said twice is given once.
alter table exam_attempt add column extra_percent integer not null default 0 check (extra_percent between 0 and 300);

insert into merge_rule (table_name, column_name, rule) values
  ('exam_accommodation', 'person_id', 'MOVE_UNLESS_HELD'), ('exam_accommodation', 'granted_by', 'MOVE');
