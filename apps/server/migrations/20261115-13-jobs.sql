-- The queue's own tables belong to graphile_worker and are out of the app role's reach; this is the way in.
create function app.enqueue(task text, payload json, job_key text, run_at timestamptz, most_tries integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(
    task, payload, run_at => run_at, max_attempts => most_tries, job_key => job_key, job_key_mode => 'replace'
  );
end $$;
grant execute on function app.enqueue(text, json, text, timestamptz, integer) to berea_app;
