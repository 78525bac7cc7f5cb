-- Below this share of sessions a student is falling behind. It was announced in hundredths and has always been whole.
comment on column attendance_schema.low_percent is 'whole percent';
alter table attendance_schema drop constraint attendance_schema_low_percent_check;
alter table attendance_schema add constraint attendance_schema_low_percent_check check (low_percent between 1 and 100);
