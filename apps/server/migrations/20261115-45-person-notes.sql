-- What the staff of a campus write down about somebody for each other. It is bound to the campus and not to the person, who
-- does not read it: app.protect shows everybody what has their person_id.
-- owner: slices/people
create table person_note (
  id uuid primary key,
  about_id uuid not null references person (id) on delete cascade,
  region_id uuid not null references region (id),
  body text not null check (length(body) between 1 and 4000),
  created_by uuid references person (id) on delete set null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index person_note_about on person_note (about_id, created_at desc);
create index person_note_by_region on person_note (region_id);
create index person_note_by_author on person_note (created_by) where created_by is not null;
select app.protect('person_note');
