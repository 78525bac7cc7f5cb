-- Who changed what, when, and as whom. Written in the transaction of the change itself (kit/db/audit.ts);
-- the app's role can add and read, never change or delete.
-- owner: kit/db
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  impersonator_id uuid,
  session_id uuid,
  ip text,
  action text not null,
  entity text not null,
  entity_id uuid,
  region_id uuid,
  before jsonb,
  after jsonb,
  reason text,
  request_id text
);
create index audit_by_entity on audit (entity, entity_id, id desc);
create index audit_by_actor on audit (actor_id, id desc);

-- The chain stands beside the log, so that writers never wait for each other: a job links whatever has been
-- committed since, in batches. Its order is the order of linking, which need not be the order of ids.
-- open: hashes alone tell nothing, and the app's role can only read them.
-- owner: kit/db
create table audit_chain (
  position bigint generated always as identity primary key,
  audit_id bigint not null unique references audit (id),
  hash bytea not null,
  linked_at timestamptz not null default now()
);

-- What still has to be linked: found at once, however long the log has grown.
-- open: the app's role has no right to it at all.
-- owner: kit/db
create table audit_unlinked (
  audit_id bigint primary key references audit (id)
);

-- Anybody's act is recorded, whatever their reach; reading is for those in whose reach the record lies.
alter table audit enable row level security;
create policy anybody_adds on audit for insert to berea_app with check (true);
create policy within_scope on audit for select to berea_app using (
  (select app.everything()) or region_id = any ((select app.regions())::uuid[]) or actor_id = (select app.person())
);

revoke all on audit, audit_chain, audit_unlinked from berea_app;
grant insert, select on audit to berea_app;
grant select on audit_chain to berea_app;

create function app.note_unlinked() returns trigger
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  insert into audit_unlinked (audit_id) values (new.id);
  return null;
end $$;
create trigger noted after insert on audit for each row execute function app.note_unlinked();

-- The columns are named one by one, under a version: a column added later does not break what was linked before.
create function app.audit_digest(previous bytea, entry audit) returns bytea
  stable language plpgsql set timezone = 'UTC' as $$
begin
  return sha256(previous || convert_to(jsonb_build_array(
    1, entry.id, entry.at, entry.actor_id, entry.impersonator_id, entry.session_id, entry.ip, entry.action, entry.entity,
    entry.entity_id, entry.region_id, entry.before, entry.after, entry.reason, entry.request_id
  )::text, 'UTF8'));
end $$;

-- Links up to most_rows entries and says how many. The lock is on the chain only.
create function app.link_audit(most_rows integer) returns integer
  language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  entry audit;
  head bytea;
  linked integer := 0;
begin
  perform pg_advisory_xact_lock(hashtext('audit_chain'));
  select hash into head from audit_chain order by position desc limit 1;
  head := coalesce(head, ''::bytea);
  for entry in
    select a.* from audit_unlinked u join audit a on a.id = u.audit_id order by u.audit_id limit most_rows
  loop
    head := app.audit_digest(head, entry);
    insert into audit_chain (audit_id, hash) values (entry.id, head);
    delete from audit_unlinked where audit_id = entry.id;
    linked := linked + 1;
  end loop;
  return linked;
end $$;

-- Walks the chain from after a position whose hash is known, a page at a time: where it got to, the hash there, and
-- the first link that does not fit, if any.
create function app.check_audit(after_position bigint, known_hash bytea, most_rows integer)
  returns table (reached bigint, hash bytea, broken bigint)
  stable language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  link record;
begin
  reached := after_position;
  hash := known_hash;
  for link in
    select c.position, c.hash, a as entry from audit_chain c left join audit a on a.id = c.audit_id
    where c.position > after_position order by c.position limit most_rows
  loop
    hash := app.audit_digest(hash, link.entry);
    if link.hash is distinct from hash then
      broken := link.position;
      exit;
    end if;
    reached := link.position;
  end loop;
  return next;
end $$;

-- The first link that does not fit, or null when the whole chain holds: for a look by hand.
create function app.first_broken_link() returns bigint
  stable language sql security definer set search_path = public, app, pg_temp
  return (select broken from app.check_audit(0, ''::bytea, 2147483647));

grant execute on function app.link_audit(integer), app.check_audit(bigint, bytea, integer), app.first_broken_link()
  to berea_app;
