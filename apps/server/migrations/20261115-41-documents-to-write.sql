-- Superadmins write documents. They are listed and found as groups are (migration 31), also by the words of their
-- bodies; no two titles differ in capitals alone. The version lets two windows that change the same document notice
-- each other.
alter table document
  add column version integer not null default 1,
  add column sort_title text not null generated always as (app.search_form(title)) stored;
create unique index document_by_small_title on document (lower(title));

alter table document_body
  add column search_text text not null
    generated always as (app.search_form(regexp_replace(content, '<[^>]*>', ' ', 'g'))) stored;

-- Every body that was ever saved, numbered by document and language, so that it can be compared and brought back. A
-- body without words was taken away. What was written stays written.
-- open: read together with its document.
-- owner: slices/documents
create table document_version (
  document_id uuid not null references document (id) on delete cascade,
  locale text not null,
  number integer not null check (number > 0),
  content text not null,
  written_at timestamptz not null,
  written_by uuid references person (id) on delete set null,
  primary key (document_id, locale, number)
);
create index document_version_by_writer on document_version (written_by) where written_by is not null;
revoke update, delete on document_version from berea_app;

insert into document_version (document_id, locale, number, content, written_at, written_by)
  select b.document_id, b.locale, 1, b.content, d.updated_at, d.updated_by
  from document_body b join document d on d.id = b.document_id;
