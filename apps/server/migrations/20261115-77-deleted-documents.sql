-- A deleted document is nowhere to be found, and can be brought back with all its versions. Its title is free for
-- another one meanwhile: it stands here, and the id in its place.
alter table document
  add column deleted_at timestamptz,
  add column deleted_title text,
  add constraint document_deleted_title check ((deleted_at is null) = (deleted_title is null));
