-- A draft is left behind once its evaluator’s account is gone, or closed: merged accounts are closed too. Evaluators may be of
-- another campus than the reader, so that it is looked up past what the reader sees of people; nothing else is told of them.
create function app.is_left_behind(evaluator uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select evaluator is null or exists (select from person p where p.id = evaluator and p.status = 'DISABLED')
$$;
revoke execute on function app.is_left_behind from public;
grant execute on function app.is_left_behind to berea_app;
