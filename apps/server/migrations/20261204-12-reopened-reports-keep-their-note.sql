-- What was done about a report is still known when it is opened again.
alter table message_report drop constraint message_report_check;
