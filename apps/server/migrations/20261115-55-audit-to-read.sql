-- Superadmins read the audit log newest first, narrowed to some days or to one kind of deed.
create index audit_by_time on audit (at desc);
create index audit_by_action on audit (action, id desc);
