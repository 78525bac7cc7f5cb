-- When a whole group goes on to the next year, it becomes another group, which knows where its members come from.
alter table student_group add column promoted_from uuid references student_group (id);
create unique index student_group_by_promotion on student_group (promoted_from) where promoted_from is not null;
