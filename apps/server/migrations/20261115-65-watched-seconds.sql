-- How much of a lesson was seen, no second counted twice.
create function app.seconds_in(spans nummultirange) returns double precision immutable strict parallel safe language sql
  return (select coalesce(sum(upper(span) - lower(span)), 0) from unnest(spans) as span)::double precision;

alter table lesson_progress
  add column watched_seconds double precision not null generated always as (app.seconds_in(watched)) stored;
