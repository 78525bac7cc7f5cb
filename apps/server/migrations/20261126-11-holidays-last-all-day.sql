-- Attendance has no half holidays: what takes some hours is an event.
update calendar_event set kind = 'EVENT' where kind = 'HOLIDAY' and start_time <> '';
alter table calendar_event add check (kind <> 'HOLIDAY' or start_time = '');
