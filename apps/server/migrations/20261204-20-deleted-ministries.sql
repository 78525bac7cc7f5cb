-- What an alumni admin has deleted, its owner does not bring back.
alter table ministry add column deleted_by uuid references person (id) on delete set null;
create index ministry_by_deleter on ministry (deleted_by) where deleted_by is not null;
update ministry set deleted_by = person_id where deleted_at is not null;
insert into merge_rule (table_name, column_name, rule) values ('ministry', 'deleted_by', 'MOVE');
