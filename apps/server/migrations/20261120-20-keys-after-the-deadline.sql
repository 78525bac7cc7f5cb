-- Who has sat an exam for the last time sees what was right only once the deadline of the group is over, grants included: until then
-- others of the group still sit it. An exam may say otherwise, and then says it in words. AFTER_LAST now means what AFTER_DEADLINE
-- meant, for the whole group.
alter table exam drop constraint exam_review_check;
update exam set review = 'AFTER_LAST' where review = 'AFTER_DEADLINE';
alter table exam add constraint exam_review_check
  check (review in ('NEVER', 'AFTER_LAST', 'BEFORE_DEADLINE', 'AT_ONCE'));

-- When its student was first shown what was right in an attempt: another attempt then asks other questions as far as there are any.
alter table exam_attempt add column keys_shown_at timestamptz;
