-- What documents, messages and links are sorted by.
-- open: names of shelves are nobody's secret, and belong to no campus.
-- owner: slices/categories
create table category (
  id uuid primary key default uuidv7(),
  name text not null check (name <> ''),
  uses text[] not null check (uses <> '{}' and uses <@ array['DOCUMENTS', 'MESSAGES', 'LINKS']),
  version integer not null default 1
);
create unique index category_by_small_name on category (lower(name));

alter table document add column category_id uuid references category (id);
create index document_by_category on document (category_id) where category_id is not null;
