-- owner: slices/payment-plans
insert into notification_definition (name, for_staff) values ('planChanged', false);
