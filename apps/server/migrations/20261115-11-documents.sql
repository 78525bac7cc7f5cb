-- open: who may read a document is said by its own permissions (slices/documents/rules), not by a campus.
-- owner: slices/documents
create table document (
  id uuid primary key default uuidv7(),
  title text not null unique check (title <> ''),
  permissions text[] not null default '{}',
  published boolean not null default false,
  is_public boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  updated_by uuid references person (id) on delete set null
);
create index document_by_editor on document (updated_by) where updated_by is not null;
create trigger touched before update on document for each row execute function app.touch();

-- open: read together with its document.
-- owner: slices/documents
create table document_body (
  document_id uuid not null references document (id) on delete cascade,
  locale text not null,
  content text not null,
  primary key (document_id, locale)
);
