-- What is deleted must be found to be gone: without these, deleting a lesson or a question would read whole tables.
create index lesson_note_by_lesson on lesson_note (lesson_id);
create index answer_mark_by_question on answer_mark (question_id);
