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
-- owner: kit/db
create table audit_chain (
  position bigint generated always as identity primary key,
  audit_id bigint not null unique references audit (id),
  hash bytea not null,
  linked_at timestamptz not null default now()
);

-- Anybody's act is recorded, whatever their reach; reading is for those in whose reach the record lies.
alter table audit enable row level security;
create policy anybody_adds on audit for insert to berea_app with check (true);
create policy within_scope on audit for select to berea_app using (
  (select app.everything()) or region_id = any ((select app.regions())::uuid[]) or actor_id = (select app.person())
);

revoke all on audit, audit_chain from berea_app;
grant insert, select on audit to berea_app;
grant select on audit_chain to berea_app;

create function app.audit_digest(previous bytea, entry audit) returns bytea
  stable language plpgsql set timezone = 'UTC' as $$
begin
  return sha256(previous || convert_to(to_jsonb(entry)::text, 'UTF8'));
end $$;

-- Links up to most_rows unlinked entries and says how many. The lock is on the chain only.
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
    select a.* from audit a
    where not exists (select 1 from audit_chain c where c.audit_id = a.id)
    order by a.id limit most_rows
  loop
    head := app.audit_digest(head, entry);
    insert into audit_chain (audit_id, hash) values (entry.id, head);
    linked := linked + 1;
  end loop;
  return linked;
end $$;

-- The first link that does not fit, or null when the whole chain holds.
create function app.first_broken_link() returns bigint
  stable language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  link record;
  head bytea := ''::bytea;
begin
  for link in
    select c.position, c.hash, a as entry from audit_chain c left join audit a on a.id = c.audit_id order by c.position
  loop
    head := app.audit_digest(head, link.entry);
    if link.hash is distinct from head then return link.position; end if;
  end loop;
  return null;
end $$;
grant execute on function app.link_audit(integer), app.first_broken_link() to berea_app;
