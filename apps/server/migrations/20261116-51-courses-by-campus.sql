-- On which campuses a course is taught is asked whenever somebody opens it, and it may be taught to thousands of groups.
create index course_group_by_course_and_region on course_group (course_id, region_id);
drop index course_group_by_course;
