-- Every answer of an exam that is saved also says that the attempt was seen. While last_seen_at stood in an index, each time a
-- new entry was made in all eight indexes of the table; without it, and with room left on the page, none is.
drop index exam_attempt_open;
create index exam_attempt_open on exam_attempt (exam_id) where ended_at is null;
alter table exam_attempt set (fillfactor = 70);
