-- What a campus asks, besides courses, of those who go on from a year of study to the next; without a row nothing.
-- owner: slices/groups
create table promotion_policy (
  region_id uuid not null references region (id),
  study_year integer not null check (study_year in (1, 2)),
  -- All hours that are required of the group.
  asks_hours boolean not null default false,
  -- In percent, of all sessions that count; null where attendance is not asked for.
  min_attendance integer check (min_attendance between 1 and 100),
  -- Published ones; null where none are asked for.
  min_evaluations integer check (min_evaluations between 1 and 50),
  -- The mean of their scales, in tenths.
  min_score_tenths integer check (min_score_tenths between 10 and 50),
  -- That no payment is overdue above the limit of the campus.
  asks_dues boolean not null default false,
  version integer not null default 1,
  primary key (region_id, study_year),
  check (min_score_tenths is null or min_evaluations is not null)
);
select app.protect('promotion_policy');
revoke delete on promotion_policy from berea_app;
