-- Pages that help students, for one group or for everybody. A link for everybody belongs to no campus: whoever keeps it
-- acts for the whole college.
-- owner: slices/links
create table link (
  id uuid primary key,
  title text not null check (length(title) between 1 and 120),
  url text not null check (url ~ '^https?://' and length(url) <= 2000),
  description text not null default '',
  group_id uuid references student_group (id),
  region_id uuid references region (id),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check ((group_id is null) = (region_id is null))
);
create index link_by_group on link (group_id) where group_id is not null;
create index link_by_region on link (region_id) where region_id is not null;
select app.protect('link');
