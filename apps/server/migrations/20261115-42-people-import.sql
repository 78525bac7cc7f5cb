-- A file of people whom a campus takes in at once. It is checked before anybody is entered, and can be undone.
-- owner: slices/people-import
create table people_import (
  id uuid primary key,
  region_id uuid not null references region (id),
  file_name text not null check (length(file_name) between 1 and 200),
  state text not null default 'UPLOADING'
    check (state in ('UPLOADING', 'CHECKING', 'REFUSED', 'CHECKED', 'IMPORTING', 'IMPORTED', 'UNDOING', 'UNDONE')),
  -- Why the file as a whole is of no use.
  problem text,
  sends_mail boolean not null default false,
  -- What has arrived of the file, in so many pieces; empty again once it was read.
  content text not null default '',
  pieces integer not null default 0,
  created_by uuid references person (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index people_import_by_region on people_import (region_id, created_at desc);
create index people_import_by_creator on people_import (created_by) where created_by is not null;
create trigger touched before update on people_import for each row execute function app.touch();
select app.protect('people_import');

-- owner: slices/people-import
create table people_import_row (
  import_id uuid not null references people_import (id) on delete cascade,
  -- Where it stands in the file; the heads of the columns are line 1.
  line integer not null,
  region_id uuid not null references region (id),
  first_name text not null,
  last_name text not null,
  email text not null,
  group_name text not null,
  locale text not null,
  group_id uuid references student_group (id) on delete set null,
  outcome text not null check (outcome in ('GOOD', 'BAD', 'IMPORTED', 'UNDONE', 'KEPT')),
  problem text,
  -- Who has the address already, if that may be told.
  known_as text,
  -- Who was entered.
  entered_id uuid references person (id) on delete set null,
  primary key (import_id, line),
  check ((outcome = 'BAD') = (problem is not null))
);
create index people_import_row_to_do on people_import_row (import_id, outcome, line);
create index people_import_row_by_region on people_import_row (region_id);
create index people_import_row_by_group on people_import_row (group_id) where group_id is not null;
create index people_import_row_by_entered on people_import_row (entered_id) where entered_id is not null;
select app.protect('people_import_row');
