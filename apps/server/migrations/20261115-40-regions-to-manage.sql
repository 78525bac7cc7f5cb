-- The version lets two windows that change the same region or currency notice each other.
alter table region add column version integer not null default 1;
alter table currency add column version integer not null default 1;

-- Everybody reads regions, so that they are under no row-level security; but whoever acts in some campuses changes those
-- alone, and opening or losing one is for whoever acts everywhere. What triggers count runs as the owner of the tables.
create function app.guard_region() returns trigger language plpgsql as $$
begin
  if current_user = 'berea_app' and not app.everything() and (tg_op <> 'UPDATE' or old.id <> all (app.regions())) then
    raise insufficient_privilege using message = 'This region is out of reach.';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger guarded before insert or update or delete on region
  for each row execute function app.guard_region();
