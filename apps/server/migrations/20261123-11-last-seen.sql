-- When somebody was last here. Sessions are deleted when they end; this stays. Who looks at the site as another does not count.
-- owner: kit/http
create table person_seen (
  person_id uuid primary key references person (id) on delete cascade,
  seen_at timestamptz not null
);
revoke insert, update, delete on person_seen from berea_app;
select app.protect('person_seen');

-- As the owner: whoever ends a session writes nothing else. With the person their sessions go too, and there is nothing to keep.
create function app.remember_seen() returns trigger
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  insert into person_seen (person_id, seen_at)
  select g.person_id, max(g.last_seen_at) from gone g join person p on p.id = g.person_id
  where g.impersonator_id is null group by g.person_id
  on conflict (person_id) do update set seen_at = greatest(person_seen.seen_at, excluded.seen_at);
  return null;
end $$;
create trigger remembers_seen after delete on session referencing old table as gone
  for each statement execute function app.remember_seen();

insert into merge_rule (table_name, column_name, rule) values ('person_seen', 'person_id', 'STAY');
