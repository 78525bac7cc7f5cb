-- What else is wrong with a row of an uploaded file: "email:emailInvalid".
alter table people_import_row add column more_problems text[] not null default '{}';
