-- A document is for roles of this list (slices/documents/rules/permissions.ts); nothing else was ever stored.
alter table document add constraint document_readers
  check (permissions <@ '{manager,admin,reportsAdmin,dean,attendanceAdmin}'::text[]);
