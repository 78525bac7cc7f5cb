-- Students find a lesson from everywhere by the beginnings of words of its title, in any language it is written in. Only the
-- lessons of their own courses are looked through, which the index of a course's lessons finds.
alter table lesson_text
  add column search_text text not null generated always as (app.search_form(title)) stored;
