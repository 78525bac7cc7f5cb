-- Why a student was not there, in their own words: once for each absence.
-- owner: slices/absence-explanations
create table absence_explanation (
  id uuid primary key default uuidv7(),
  session_id uuid not null references class_session (id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  region_id uuid not null references region (id),
  text text not null check (length(text) between 1 and 2000),
  status text not null default 'PENDING' check (status in ('PENDING', 'EXPLAINED', 'EXCUSED')),
  admin_comments text not null default '' check (length(admin_comments) <= 2000),
  decided_at timestamptz,
  decided_by uuid references person (id) on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (session_id, person_id)
);
create index absence_explanation_by_person on absence_explanation (person_id);
create index absence_explanation_by_region on absence_explanation (region_id, status, created_at);
create index absence_explanation_by_decider on absence_explanation (decided_by);
create trigger touched before update on absence_explanation for each row execute function app.touch();
select app.protect('absence_explanation');
