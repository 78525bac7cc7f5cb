-- Where a mailbox is says nothing about whose it is: who looks for an exam wants nobody at example.net. A domain is found
-- by its sign ("@example", "ana@example.net"), and everything else by the beginnings of words as before.
create function app.person_words(words text) returns text[]
  immutable strict parallel safe language sql
  return array(
    select word from regexp_split_to_table(btrim(app.search_form(regexp_replace(words, '@\S*', ' ', 'g'))), ' ') as word
    where word <> ''
    union all
    select '@' || lower(found[1]) from regexp_matches(words, '@([[:alnum:].-]+)', 'g') as found
  );
alter table person
  alter column search_text set expression as (
    app.search_form(first_name || ' ' || last_name || ' ' || split_part(email, '@', 1) || ' '
      || coalesce(student_number::text, '')) || ' @' || lower(split_part(email, '@', 2)));

create or replace function app.find_people(
  reach uuid[], words text, in_region uuid, in_group uuid, with_role text, with_status text, at_time timestamptz,
  sort_by text, is_descending boolean, after_id uuid, most integer
) returns setof uuid
  stable rows 20 language plpgsql security definer set search_path = public, app, pg_temp as $$
declare
  near uuid[] := array(select unnest(reach) intersect select unnest(app.regions()));
  within text := case when app.everything() then 'true' else format('p.region_ids && %L::uuid[]', near) end;
  sort_column text := case sort_by when 'EMAIL' then 'p.email' when 'CREATED' then 'p.created_at' else 'p.sort_name' end;
  sort_type text := case sort_by when 'CREATED' then 'timestamptz' else 'text' end;
  conditions text[] := array[within];
  word text;
  after_value text;
  -- Membership counts while it lasts, by the days of the group's campus.
  member text := format(
    'from group_member m join student_group g on g.id = m.group_id join region c on c.id = m.region_id
     where m.person_id = p.id and (m.last_day is null or m.last_day >= (%L::timestamptz at time zone c.time_zone)::date)',
    at_time
  );
begin
  if btrim(words) <> '' and app.person_words(words) = '{}' then
    return; -- Signs alone are nobody's name.
  end if;
  foreach word in array app.person_words(coalesce(words, '')) loop
    -- Scripts that are written without spaces are searched inside the words too, and found by their signs.
    if app.signs_in(word) <> '{}' then
      conditions := conditions || format(
        $c$app.signs_in(p.search_text) <> '{}' and app.signs_in(p.search_text) @> %L::text[]$c$, app.signs_in(word));
    end if;
    conditions := conditions || format(
      'p.search_text like %L', case when word ~ '[\u3040-\u9fff\uac00-\ud7af]' then '%' else '% ' end || word || '%');
  end loop;
  if in_region is not null then
    conditions := conditions || format('p.region_ids @> array[%L::uuid]', in_region);
  end if;
  if in_group is not null then
    conditions := conditions || format('exists (select %s and m.group_id = %L::uuid)', member, in_group);
  end if;
  if with_role = 'student' then
    conditions := conditions || format('exists (select %s and g.archived_at is null)', member);
  elsif with_role = 'alumni' then
    conditions := conditions || 'p.graduated_on is not null'::text;
  elsif with_role in ('dean', 'attendanceAdmin') then
    conditions := conditions || format(
      'exists (select from region_role rr where rr.person_id = p.id and rr.role_names @> array[%L] and %s)',
      with_role, case when app.everything() then 'true' else format('rr.region_id = any (%L::uuid[])', near) end);
  elsif with_role is not null then
    conditions := conditions || format(
      case when with_role = 'user' then '' else $c$p.roles <> '{user}' and $c$ end || 'p.roles @> array[%L]', with_role);
  end if;
  if with_status is not null then
    conditions := conditions || format(
      case when with_status = 'ACTIVE' then '' else $c$p.status <> 'ACTIVE' and $c$ end || 'p.status = %L', with_status);
  end if;
  if after_id is not null then
    -- The place to go on from is looked for only where the caller may look, and may have gone meanwhile.
    execute format('select %s::text from person p where p.id = $1 and %s', sort_column, within)
      into after_value using after_id;
    if after_value is null then
      raise exception 'The last person of the page before is gone.' using errcode = 'no_data_found';
    end if;
    conditions := conditions || format('(%s, p.id) %s (%L::%s, %L::uuid)',
      sort_column, case when is_descending then '<' else '>' end, after_value, sort_type, after_id);
  end if;
  return query execute format('select p.id from person p where %s order by %s %s, p.id %3$s limit %s',
    array_to_string(conditions, ' and '), sort_column, case when is_descending then 'desc' else 'asc' end, most);
end $$;
