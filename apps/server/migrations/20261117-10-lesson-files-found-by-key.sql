-- Before a file is dropped from the store it is asked whether any course still names it.
create index lesson_file_by_key on lesson_file (file_key);
create index course_file_by_key on course_file (file_key);
create index course_text_by_outline on course_text (outline_key) where outline_key is not null;
