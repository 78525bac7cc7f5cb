-- A class of students who take their courses together.
-- owner: slices/groups
create table student_group (
  id uuid primary key default uuidv7(),
  region_id uuid not null references region (id),
  name text not null check (name <> ''),
  study_year integer check (study_year between 1 and 9),
  intake text not null default '',
  session text not null default 'DAY' check (session in ('DAY', 'EVENING', 'ONLINE')),
  locale text not null default 'en',
  open_for_sign_up boolean not null default false,
  companion_app boolean not null default false,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index student_group_by_region on student_group (region_id, name);
create trigger touched before update on student_group for each row execute function app.touch();
select app.protect('student_group');

-- owner: slices/groups
create table group_member (
  group_id uuid not null references student_group (id),
  person_id uuid not null references person (id) on delete cascade,
  region_id uuid not null references region (id),
  -- Days of the group's own campus, so that there is no default: the server may be on another day already.
  first_day date not null,
  last_day date,
  primary key (group_id, person_id),
  check (last_day is null or first_day <= last_day)
);
create index group_member_by_person on group_member (person_id);
create index group_member_by_region on group_member (region_id);
select app.protect('group_member');

alter table person add constraint person_selected_group foreign key (selected_group_id)
  references student_group (id) on delete set null;

grant select on student_group, group_member to berea_identity;
create policy identity_reads on student_group for select to berea_identity using (true);
create policy identity_reads on group_member for select to berea_identity using (true);
