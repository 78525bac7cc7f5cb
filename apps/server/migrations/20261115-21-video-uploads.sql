-- A film on its way into the storage, sent part by part, and what is known of it afterwards.
-- owner: slices/video-uploads
create table video_upload (
  -- Made by the browser, so that it can ask again for the same upload.
  id uuid primary key,
  person_id uuid not null references person (id),
  locale text not null,
  item_id uuid not null,
  item_type text not null check (item_type <> ''),
  title text not null check (title <> ''),
  file_size bigint not null check (file_size > 0),
  type text not null,
  fingerprint text,
  -- Kept with the upload: one that is under way goes on as it began, whatever later versions do.
  part_bytes integer not null check (part_bytes > 0),
  -- The storage's own name for the upload; none until it has been asked.
  storage_upload_id text,
  -- What the bytes are by our own look at them, never by what the sender said.
  detected_type text,
  created_at timestamptz not null,
  completed_at timestamptz,
  check ((completed_at is null) = (detected_type is null))
);
create index video_upload_of_person on video_upload (person_id, created_at);
create index video_upload_unfinished on video_upload (created_at) where completed_at is null;
select app.protect('video_upload');
