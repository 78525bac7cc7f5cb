-- Several marks of a student may come in at the same moment: this is the order in which they did.
alter table attendance_mark_change add column position bigint generated always as identity;
