-- Several evaluators write about one student side by side: each of them has one draft by a form and in a group, and
-- evaluator_id says whose it is, whoever publishes it.
create unique index evaluation_draft_once on evaluation (student_id, form_id, group_id, evaluator_id)
  where status = 'DRAFT';

-- Of two accounts that become one, the draft of the account that is kept is written on in; the other one stays with the closed account.
update merge_rule set rule = 'MOVE_UNLESS_HELD'
  where table_name = 'evaluation' and column_name in ('student_id', 'evaluator_id');
