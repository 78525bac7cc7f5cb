-- Somebody may belong to two campuses: what was done to them is news for the staff of both. Entries written before stay
-- with the first campus, for a record that could be changed would prove nothing.
alter table audit add column region_ids uuid[];

create or replace function app.place_audit() returns trigger
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  new.region_ids := (select region_ids from person where id = new.entity_id);
  new.region_id := new.region_ids[1];
  return new;
end $$;

drop policy within_scope on audit;
create policy within_scope on audit for select to berea_app using (
  (select app.everything()) or region_id = any ((select app.regions())::uuid[])
  or region_ids && (select app.regions()) or actor_id = (select app.person())
);

-- Who may read an entry is part of it, so it is part of what is proved; older entries are digested as they were.
create or replace function app.audit_digest(previous bytea, entry audit) returns bytea
  stable language plpgsql set timezone = 'UTC' as $$
declare
  told jsonb := jsonb_build_array(
    1, entry.id, entry.at, entry.actor_id, entry.impersonator_id, entry.session_id, entry.ip, entry.action, entry.entity,
    entry.entity_id, entry.region_id, entry.before, entry.after, entry.reason, entry.request_id
  );
begin
  if entry.region_ids is not null then
    told := jsonb_set(told, '{0}', '2') || jsonb_build_array(entry.region_ids);
  end if;
  return sha256(previous || convert_to(told::text, 'UTF8'));
end $$;
