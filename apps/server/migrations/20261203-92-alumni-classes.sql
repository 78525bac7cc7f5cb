-- A photo of a class: of those who graduated in a year at a place. Others see it once an alumni admin has approved it.
-- owner: slices/alumni-classes
create table class_photo (
  -- Made by the form.
  id uuid primary key,
  -- Who has added it.
  person_id uuid not null references person (id) on delete cascade,
  year integer not null check (year between 1900 and 2200),
  -- As alumni show where they graduated; empty where they do not say.
  place text not null check (length(place) <= 120),
  picture_id text not null,
  caption text not null check (length(caption) <= 200),
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REFUSED')),
  -- What whoever added it reads beside a refusal.
  reason text not null default '' check (length(reason) <= 500),
  -- Why somebody has asked to have it taken down; it waits again since.
  complaint text not null default '' check (length(complaint) <= 500),
  complained_by uuid references person (id) on delete set null,
  -- Since when it waits to be decided.
  waits_since timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references person (id) on delete set null,
  removed_at timestamptz,
  version integer not null default 1,
  added_at timestamptz not null
);
create index class_photo_of_class on class_photo (year, place, added_at, id) where removed_at is null;
create index class_photo_of_person on class_photo (person_id);
create index class_photo_by_picture on class_photo (picture_id);
create index class_photo_by_status on class_photo (status, waits_since, id) where removed_at is null;
create index class_photo_by_decider on class_photo (decided_by);
create index class_photo_by_complaint on class_photo (complained_by);
select app.protect_own('class_photo');

insert into merge_rule (table_name, column_name, rule) values
  ('class_photo', 'person_id', 'MOVE'), ('class_photo', 'decided_by', 'MOVE'), ('class_photo', 'complained_by', 'MOVE');

-- Classes are found by the year of graduation.
create index alumnus_by_year on person (graduated_on, graduation_place)
  where graduated_on is not null and status = 'ACTIVE' and merged_into is null;

insert into notification_definition (name, for_staff) values ('classPhotoRefused', false);
