-- Students who let the page that checks transcripts show their whole name; of all others it shows initials and the
-- family name.
-- owner: slices/transcripts
create table transcript_name_consent (
  person_id uuid primary key references person (id) on delete cascade,
  given_at timestamptz not null
);
select app.protect('transcript_name_consent');

insert into merge_rule (table_name, column_name, rule) values
  ('transcript_name_consent', 'person_id', 'MOVE_UNLESS_HELD');
