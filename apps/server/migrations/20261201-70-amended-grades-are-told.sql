insert into notification_definition (name, for_staff) values ('finalGradeAmended', false);
