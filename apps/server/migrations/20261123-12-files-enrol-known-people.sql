-- A line of a file may tell of somebody who is here already, by email or by student number: then it enrols them into its group.
--   KNOWN   already here, and nothing changes
--   JOINS   already here, and will be enrolled
--   JOINED  was enrolled
--   LEFT    was taken out of the group again
alter table people_import_row
  add column number text not null default '',
  add column campus text not null default '',
  -- In which column of the file the problem is.
  add column problem_field text,
  add column known_id uuid references person (id) on delete set null,
  drop constraint people_import_row_outcome_check,
  add constraint people_import_row_outcome_check
    check (outcome in ('GOOD', 'BAD', 'IMPORTED', 'UNDONE', 'KEPT', 'KNOWN', 'JOINS', 'JOINED', 'LEFT'));
create index people_import_row_by_known on people_import_row (known_id) where known_id is not null;

insert into merge_rule (table_name, column_name, rule) values ('people_import_row', 'known_id', 'STAY');
