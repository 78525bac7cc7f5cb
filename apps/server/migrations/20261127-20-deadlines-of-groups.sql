-- What is due soon is found without looking at all that a group was ever given.
drop index assignment_group_by_group;
create index assignment_group_by_group on assignment_group (group_id, due_at);
create index submission_by_more_time on submission (person_id, extended_to) where extended_to is not null;
drop index exam_group_by_group;
create index exam_group_by_group on exam_group (group_id, deadline);
create index exam_group_by_group_and_opening on exam_group (group_id, opens_at);
