-- Whether the college's transcripts carry a grade point average.
alter table site_settings add column uses_gpa boolean not null default false;
