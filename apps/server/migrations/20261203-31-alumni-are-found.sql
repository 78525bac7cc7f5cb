-- Who has blocked the caller: nobody whom the caller could write to. Asked of the owner, as what somebody has blocked is theirs.
create function app.blocked_by() returns uuid[]
  stable parallel safe language sql security definer set search_path = public, app, pg_temp
  return array(
    select b.person_id from blocked_sender b
    where b.sender_id = app.person() and b.lifted_at is null
    union
    select b.person_id from blocked_sender b join person p on p.id = app.person()
    where b.sender_id is null and b.sender_address = p.email and b.lifted_at is null);
create index blocked_sender_by_address on blocked_sender (sender_address) where sender_id is null;

-- Alumni who take messages are few among all people, and are listed by name and found by the beginnings of their names.
create index alumnus_by_name on person (sort_name, id)
  where graduated_on is not null and status = 'ACTIVE' and merged_into is null and subscribe_alumni_email;
create index alumnus_by_words on person using gin (app.search_form(first_name || ' ' || last_name) gin_trgm_ops)
  where graduated_on is not null;
