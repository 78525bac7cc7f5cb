-- The mark by which an attempt is judged, in hundredths of a percent: that of its exam when it began, or when it was last
-- graded anew. What is changed about the exam later is not held against it.
alter table exam_attempt add column pass_mark integer not null default 7000 check (pass_mark between 7000 and 10000);
update exam_attempt a set pass_mark = e.pass_mark from exam e where e.id = a.exam_id and e.pass_mark <> a.pass_mark;
-- Nothing is known of regrades from before.
alter table attempt_regrade add column pass_mark_before integer check (pass_mark_before between 7000 and 10000);
