-- Groups are found by the beginnings of words and listed as people order names, as people are (migration 25). The
-- version lets two windows that change the same group notice each other.
alter table student_group
  add column version integer not null default 1,
  add column search_text text not null generated always as (app.search_form(name || ' ' || intake)) stored,
  add column sort_name text not null generated always as (app.search_form(name)) stored;
