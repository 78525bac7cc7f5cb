-- What one student has in an exam beyond the group they sit it with, and why. It belongs to this group's sitting alone, so
-- that nothing of it is left over when the exam is sat again in another year.
-- owner: slices/exams
create table exam_grant (
  exam_id uuid not null references exam (id),
  group_id uuid not null,
  person_id uuid not null references person (id),
  region_id uuid not null references region (id),
  extra_attempts integer not null default 0 check (extra_attempts between 0 and 20),
  extra_minutes integer not null default 0 check (extra_minutes between 0 and 600),
  -- Their own, in place of the group's.
  deadline timestamptz,
  reason text not null check (length(reason) between 1 and 1000),
  granted_by uuid references person (id) on delete set null,
  granted_at timestamptz not null,
  version integer not null default 1,
  primary key (exam_id, group_id, person_id),
  foreign key (exam_id, group_id) references exam_group (exam_id, group_id) on delete cascade
);
create index exam_grant_of_person on exam_grant (person_id);
create index exam_grant_by_region on exam_grant (region_id);
create index exam_grant_by_giver on exam_grant (granted_by) where granted_by is not null;
select app.protect('exam_grant');

insert into merge_rule (table_name, column_name, rule) values
  ('exam_grant', 'person_id', 'MOVE_UNLESS_HELD'), ('exam_grant', 'granted_by', 'MOVE');
