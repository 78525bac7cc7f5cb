insert into notification_definition (name, for_staff) values ('attemptReinstated', false);
