-- What becomes of exams when somebody's two accounts are merged (migration 75): an attempt whose number the other account
-- has used stays on record with the closed one.
insert into merge_rule (table_name, column_name, rule) values
  ('exam_attempt', 'person_id', 'MOVE_UNLESS_HELD'), ('attempt_event', 'person_id', 'MOVE'),
  ('answer_mark', 'person_id', 'MOVE'), ('answer_mark', 'marked_by', 'MOVE'),
  ('question_version', 'written_by', 'MOVE');
