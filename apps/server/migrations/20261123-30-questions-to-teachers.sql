-- A student may ask the teacher of a course, about an attempt at an exam if there is one. Where the teacher has no account
-- the question goes to the college, like any other.
alter table help_request
  add column asked_of uuid references person (id) on delete set null,
  add column course_group_id uuid references course_group (id) on delete set null,
  add column attempt_id uuid references exam_attempt (id) on delete set null;
create index help_request_by_addressee on help_request (asked_of, asked_at, id) where asked_of is not null;
create index help_request_by_course_group on help_request (course_group_id) where course_group_id is not null;
create index help_request_by_attempt on help_request (attempt_id) where attempt_id is not null;

insert into merge_rule (table_name, column_name, rule) values ('help_request', 'asked_of', 'MOVE');
insert into notification_definition (name, for_staff) values ('questionAsked', true);
