-- A row of a file may name somebody else than the person whose email or number it has.
alter table people_import_row add column name_differs boolean not null default false;
