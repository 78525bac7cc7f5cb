-- Whoever sits an exam about now goes first when the server is busy: these are looked up every other second.
create index exam_group_by_opening on exam_group (opens_at);
