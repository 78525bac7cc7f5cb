-- Who had left a group before a file enrolled them again has that last day again when the file is undone.
alter table people_import_row add column earlier_last_day date;
