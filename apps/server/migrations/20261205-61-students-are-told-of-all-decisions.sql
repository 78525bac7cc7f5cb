-- What a student was told last about these hours, from when something else was decided until they are told of that as well:
-- several decisions are told together, and none is lost where deciding breaks off in between.
alter table hour_entry add column last_told jsonb;
create index hour_entry_to_tell on hour_entry (person_id) where last_told is not null;
