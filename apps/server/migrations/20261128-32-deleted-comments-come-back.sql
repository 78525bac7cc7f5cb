-- Whoever deletes a comment can bring it back.
alter table news_comment
  add column deleted_at timestamptz,
  add column deleted_by uuid references person (id) on delete set null;
create index news_comment_deleted_by on news_comment (deleted_by) where deleted_by is not null;

insert into merge_rule (table_name, column_name, rule) values ('news_comment', 'deleted_by', 'MOVE');
