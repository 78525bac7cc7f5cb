-- Films of one upload are prepared once: the others show what was stored under the id of the first.
alter table film add column folder_id uuid;
create index film_by_source on film (source_key);
create index film_by_folder on film (folder_id) where folder_id is not null;
