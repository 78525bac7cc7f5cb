-- What is missing in a language is read in the course's own, so that this one is always there. Looked at when the
-- transaction ends: a course and its first text name each other.
alter table course add constraint course_in_its_own_language foreign key (id, locale)
  references course_text (course_id, locale) deferrable initially deferred;
-- Lists are in the order of codes.
create index course_in_order on course (lower(code), id);
