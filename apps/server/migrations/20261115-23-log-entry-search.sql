-- Words anywhere in the system log are found by index, however long the log has grown.
create extension if not exists pg_trgm;
create index log_entry_by_words on log_entry using gin ((action || ' ' || payload) gin_trgm_ops);
create index log_entry_by_person on log_entry (person_id, id desc) where person_id is not null;
create index person_by_name_words on person using gin ((first_name || ' ' || last_name) gin_trgm_ops);

-- The newest entries that hold a pattern, belong to somebody whose name does, or have the reference. Row-level security
-- lets no index answer a question about words, so the search runs as the owner and asks for the scope itself. It is
-- planned for the pattern it is given: for a frequent word the newest entries are read, for a rare one the index.
create function app.find_log_entries(
  pattern text, quoted text, of_type text, of_action text, of_reference text,
  from_time timestamptz, before_time timestamptz, before_id uuid, most integer
) returns setof uuid
  stable rows 50 language sql security definer
  set search_path = public, app, pg_temp set plan_cache_mode = force_custom_plan
  as $$
    with fitting as not materialized (
      select id, person_id, action, payload, reference from log_entry
      where (of_type is null or type = of_type) and (of_action is null or action = of_action)
        and (of_reference is null or reference = of_reference) and (from_time is null or at >= from_time)
        and (before_time is null or at < before_time) and (before_id is null or id < before_id)
    )
    select id from (
      (select id from fitting where (action || ' ' || payload) ilike pattern order by id desc limit most)
      union
      (select id from fitting where person_id = any (
        array(select p.id from person p where (p.first_name || ' ' || p.last_name) ilike pattern)
      ) order by id desc limit most)
      union
      (select id from fitting where reference = quoted order by id desc limit most)
    ) found
    where (select app.everything())
    order by id desc limit most
  $$;
revoke execute on function app.find_log_entries from public;
grant execute on function app.find_log_entries to berea_app;
