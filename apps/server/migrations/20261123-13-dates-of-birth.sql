-- A college that has to keep dates of birth says so; the others are not asked for them. Only those who manage people see them.
alter table site_settings add column keeps_birth_dates boolean not null default false;
alter table person add column born_on date check (born_on >= '1900-01-01');
alter table people_import_row add column born_on text not null default '';
