-- Those who teach on a campus, whether or not they have an account. Who teaches on two is known to each by itself.
-- owner: slices/teachers
create table teacher (
  id uuid primary key default uuidv7(),
  region_id uuid not null references region (id),
  name text not null check (length(name) between 1 and 120),
  biography text not null default '',
  -- The teacher's account. A teacher whose account goes is still the one who taught.
  person_id uuid references person (id) on delete set null,
  photo_id text,
  archived_at timestamptz,
  -- Counts the changes of what stands in the form, so that two open forms do not undo each other.
  version integer not null default 1,
  search_name text not null generated always as (app.search_form(name)) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index teacher_by_region on teacher (region_id, search_name, id);
create unique index teacher_by_person on teacher (person_id, region_id) where person_id is not null;
-- Before a picture is removed for good, somebody asks whose it is.
create index teacher_by_photo on teacher (photo_id) where photo_id is not null;
create trigger touched before update on teacher for each row execute function app.touch();
select app.protect('teacher');

-- Who teaches a group. A teacher who is named here, or by a course, cannot be deleted.
-- owner: slices/groups
create table group_teacher (
  group_id uuid not null references student_group (id),
  teacher_id uuid not null references teacher (id),
  region_id uuid not null references region (id),
  since timestamptz not null default now(),
  primary key (group_id, teacher_id)
);
create index group_teacher_by_teacher on group_teacher (teacher_id);
create index group_teacher_by_region on group_teacher (region_id);
select app.protect('group_teacher');
