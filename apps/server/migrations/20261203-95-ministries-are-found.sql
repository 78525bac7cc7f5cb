-- What others see of the registry is listed by name or by age, by its country, and found by beginnings of words.
create index ministry_version_by_name on ministry_version (sort_name, ministry_id) where status = 'APPROVED';
create index ministry_version_by_age on ministry_version (decided_at, ministry_id) where status = 'APPROVED';
create index ministry_version_by_country on ministry_version (country) where status = 'APPROVED';
create index ministry_version_by_words on ministry_version using gin (search_text gin_trgm_ops) where status = 'APPROVED';

-- The same as before, so that these indexes serve it: what orders and finds stands in one table, and rows are looked at by the
-- owner of the tables, who is not held up by asking for each whose it is. Only those who may read the registry of all get any.
create or replace view ministry_shown with (security_invoker = false) as
  select v.ministry_id as id, m.person_id, v.id as version_id, v.name, v.ministers, v.description, v.website, v.city,
    v.country, v.latitude, v.longitude,
    case when v.shows_contact_email and c.shows_contact_email then v.contact_email else '' end as contact_email,
    v.has_graduate, v.has_member,
    -- Also for the world outside the alumni.
    v.is_public and coalesce(c.is_public, false) as is_public,
    v.search_text, v.sort_name, v.decided_at as approved_at, m.created_at
  from ministry_version v
  join ministry m on m.shown_version_id = v.id
  -- There always is one. Where nothing of it is asked for, it need not be looked at.
  left join ministry_version c on c.id = m.current_version_id
  where v.status = 'APPROVED' and m.hidden_at is null and m.deleted_at is null and (select app.everything());
