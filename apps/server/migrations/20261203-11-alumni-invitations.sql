-- Graduates who were invited to join the alumni by mail. Those of one press of the button have their batch in common.
-- owner: slices/alumni
create table alumni_invitation (
  id uuid primary key default uuidv7(),
  batch_id uuid not null,
  person_id uuid not null references person (id) on delete cascade,
  invited_by uuid references person (id) on delete set null,
  invited_at timestamptz not null,
  -- When the job was done with it; it is not mailed where something has come between.
  settled_at timestamptz,
  is_mailed boolean not null default false,
  unique (batch_id, person_id)
);
create index alumni_invitation_latest on alumni_invitation (person_id, invited_at desc);
create index alumni_invitation_by_inviter on alumni_invitation (invited_by) where invited_by is not null;
select app.protect('alumni_invitation');
insert into merge_rule (table_name, column_name, rule) values
  ('alumni_invitation', 'person_id', 'MOVE_UNLESS_HELD'),
  ('alumni_invitation', 'invited_by', 'MOVE');

-- Alumni, joined or not, are listed by name.
create index graduate_by_name on person (sort_name, id) where graduated_on is not null and merged_into is null;

-- Whether the last mail to an address was refused for good. Asked of the owner, as mail is its recipient's.
create index outbox_mail_by_address on outbox_mail (to_address, created_at desc) where status in ('SENT', 'BOUNCED');
create function app.is_mail_refused(address text) returns boolean
  stable parallel safe language sql security definer set search_path = public, app, pg_temp
  return coalesce(
    (select m.status = 'BOUNCED' from outbox_mail m where m.to_address = address and m.status in ('SENT', 'BOUNCED')
     order by m.created_at desc limit 1),
    false);
