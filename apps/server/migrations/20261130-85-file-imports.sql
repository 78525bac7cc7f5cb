-- A file that is imported, whatever its lines are about. It is checked before anything is stored, and can be undone. Its lines
-- are in a table of the slice that knows what they mean.
-- owner: slices/imports
create table file_import (
  id uuid primary key,
  -- As the API and the audit log call it: peopleImport.
  kind text not null,
  region_id uuid not null references region (id),
  file_name text not null check (length(file_name) between 1 and 200),
  state text not null default 'UPLOADING'
    check (state in ('UPLOADING', 'CHECKING', 'REFUSED', 'CHECKED', 'IMPORTING', 'IMPORTED', 'UNDOING', 'UNDONE')),
  -- Why the file as a whole is of no use.
  problem text,
  -- What was chosen when it was confirmed: {"sendsMail": true}.
  choices jsonb not null default '{}',
  -- What has arrived of the file, in so many pieces; empty again once it was read.
  content text not null default '',
  pieces integer not null default 0,
  created_by uuid references person (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index file_import_by_region on file_import (region_id, kind, created_at desc);
create index file_import_by_creator on file_import (created_by) where created_by is not null;
create trigger touched before update on file_import for each row execute function app.touch();
select app.protect('file_import');

insert into file_import (id, kind, region_id, file_name, state, problem, choices, content, pieces, created_by, created_at, updated_at)
select id, 'peopleImport', region_id, file_name, state, problem, jsonb_build_object('sendsMail', sends_mail), content, pieces, created_by,
  created_at, updated_at
from people_import
union all
select id, 'attendanceImport', region_id, file_name, state, case problem when 'attendanceNoRows' then 'importNoRows' else problem end,
  '{}', content, pieces, created_by, created_at, updated_at
from attendance_import;

alter table people_import_row
  drop constraint people_import_row_import_id_fkey,
  add foreign key (import_id) references file_import (id) on delete cascade;
alter table attendance_import_row
  drop constraint attendance_import_row_import_id_fkey,
  add foreign key (import_id) references file_import (id) on delete cascade;
drop table people_import;
drop table attendance_import;

delete from merge_rule where table_name in ('people_import', 'attendance_import');
insert into merge_rule (table_name, column_name, rule) values ('file_import', 'created_by', 'MOVE');
