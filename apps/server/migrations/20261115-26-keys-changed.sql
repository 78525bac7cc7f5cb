-- When a key of the account last changed: its password, its address, or everything at once by logging out everywhere.
-- A link that was asked for before then is not mailed any more.
alter table person add column keys_changed_at timestamptz;
update person set keys_changed_at = password_changed_at;
