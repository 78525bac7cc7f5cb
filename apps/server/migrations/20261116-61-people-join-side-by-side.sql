-- Whoever is taken in at a campus holds its row for the foreign key, as others do who are taken in at the same moment.
-- Asking for the whole row after that made each wait for the other; a count is no key, so it is enough to ask for the rest.
create or replace function app.count_region_members() returns trigger
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  -- Whoever changes the same person or campus at the same time waits here, and then counts what the other one did.
  perform 1 from person where id in (select person_id from changed) order by id for no key update;
  perform 1 from region where id in (select region_id from changed) order by id for no key update;
  if tg_op = 'INSERT' then
    update person p set region_ids = (select array_agg(pr.region_id order by pr.since, pr.region_id) from person_region pr where pr.person_id = p.id)
      where p.id in (select person_id from changed);
    update region r set user_count = user_count + c.members
      from (select region_id, count(*) as members from changed group by region_id) c where c.region_id = r.id;
  else
    update person p set region_ids = coalesce((select array_agg(pr.region_id order by pr.since, pr.region_id) from person_region pr where pr.person_id = p.id), '{}')
      where p.id in (select person_id from changed);
    update region r set user_count = user_count - c.members
      from (select region_id, count(*) as members from changed group by region_id) c where c.region_id = r.id;
  end if;
  return null;
end $$;
