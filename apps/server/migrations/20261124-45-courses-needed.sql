-- How many core courses and electives a student must have passed to go on to the next year, and to graduate.
alter table site_settings
  add column core_after_first_year integer not null default 10 check (core_after_first_year between 0 and 200),
  add column electives_after_first_year integer not null default 3 check (electives_after_first_year between 0 and 200),
  add column core_after_second_year integer not null default 20 check (core_after_second_year between 0 and 200),
  add column electives_after_second_year integer not null default 6 check (electives_after_second_year between 0 and 200),
  add column core_to_graduate integer not null default 30 check (core_to_graduate between 0 and 200),
  add column electives_to_graduate integer not null default 9 check (electives_to_graduate between 0 and 200);
