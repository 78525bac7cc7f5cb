-- Two database roles besides the owner who migrates. berea_app does the work and sees only what its scope
-- allows; berea_identity finds out who is calling, before there is a scope. Neither can log in by itself:
-- the server's connections take the role on (kit/db/pool.ts).
do $$
declare
  wanted text;
begin
  foreach wanted in array array['berea_app', 'berea_identity'] loop
    begin
      execute format('create role %I nologin', wanted);
    exception when duplicate_object or unique_violation then
      null; -- Roles belong to the whole cluster: another database's migration may have made it.
    end;
    execute format('grant %I to current_user', wanted);
  end loop;
end $$;

create schema app;
grant usage on schema app to berea_app, berea_identity;
grant usage on schema public to berea_app, berea_identity;
alter default privileges in schema public grant select, insert, update, delete on tables to berea_app;
alter default privileges in schema public grant usage, select on sequences to berea_app;

-- The scope of the request this connection serves (kit/db/scoped-driver.ts). Unset means: nothing.
create function app.everything() returns boolean stable parallel safe language sql
  return coalesce(current_setting('app.everything', true) = 'on', false);

create function app.regions() returns uuid[] stable parallel safe language sql
  return coalesce(nullif(current_setting('app.regions', true), '')::uuid[], '{}');

create function app.person() returns uuid stable parallel safe language sql
  return nullif(current_setting('app.person', true), '')::uuid;

-- The second lock: puts a table under row-level security by the columns it has. region_id or region_ids bind
-- a record to its campus, person_id (or id, for person itself) to its owner. A record with an owner but without
-- a campus of its own is in reach when its owner is. The first lock (kit/db/scope-plugin.ts) says the same.
create function app.protect(target regclass) returns void language plpgsql as $$
declare
  has_column record;
  bound boolean := false;
  owned boolean := false;
  allowed text[] := array['(select app.everything())'];
begin
  for has_column in
    select attname as name, attnotnull as is_required
    from pg_attribute where attrelid = target and attnum > 0 and not attisdropped
  loop
    case has_column.name
      when 'region_id' then
        bound := has_column.is_required;
        allowed := allowed || array['region_id = any ((select app.regions())::uuid[])'];
      when 'region_ids' then
        bound := true;
        allowed := allowed || array['region_ids && (select app.regions())'];
      when 'person_id' then
        owned := true;
        allowed := allowed || array['person_id = (select app.person())'];
      else null;
    end case;
  end loop;
  if target = to_regclass('person') then
    allowed := allowed || array['id = (select app.person())'];
  end if;
  if owned and not bound then
    allowed := allowed || array[format('exists (select 1 from person owner where owner.id = %s.person_id)', target)];
  end if;
  execute format('alter table %s enable row level security', target);
  execute format('create policy within_scope on %s to berea_app using (%s)', target, array_to_string(allowed, ' or '));
end $$;

-- For what concerns nobody but its owner, not even the staff of the owner's campus: sessions, links, tokens, mail.
create function app.protect_own(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format(
    'create policy own_only on %s to berea_app using ((select app.everything()) or person_id = (select app.person()))',
    target
  );
end $$;

-- Keeps updated_at true whoever writes.
create function app.touch() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
