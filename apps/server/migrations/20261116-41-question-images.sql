-- A picture in what a question asks. It was drawn anew before it was kept and never changes; what it was called when it was
-- sent is forgotten, since such a name can tell the answer.
-- open: read together with its exam.
-- owner: slices/exams
create table question_image (
  id uuid primary key,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  kept_at timestamptz not null
);

alter table question_version add column image_id uuid references question_image (id);
create index question_version_by_image on question_version (image_id) where image_id is not null;

-- What stands for the picture where it is not seen, in the language of the text.
alter table question_text add column image_alt text not null default '' check (length(image_alt) <= 500);
