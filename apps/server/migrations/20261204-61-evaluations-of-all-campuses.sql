-- The list of those who look after several campuses begins with the latest day of all of them.
create index evaluation_by_day_anywhere on evaluation (day, id);
