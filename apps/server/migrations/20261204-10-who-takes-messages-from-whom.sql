-- As before, and of the reader: whoever has blocked them takes no messages from them. Nobody is told which of the two it is.
create or replace view alumnus_card as
  select p.id, p.first_name, p.last_name, p.sort_name,
    case when coalesce(a.shows_year, true) then extract(year from p.graduated_on)::integer end as grad_year,
    case when coalesce(a.shows_place, true) then nullif(p.graduation_place, '') end as grad_place,
    case when a.shows_location then nullif(p.location, '') end as location,
    case when a.shows_picture then p.picture_id end as picture_id,
    case when a.shows_about then nullif(a.about, '') end as about,
    case when a.shows_home_page then nullif(p.home_page, '') end as home_page,
    case when a.shows_email then p.email end as email,
    case when a.shows_phone then (
      select ph.number from phone ph where ph.person_id = p.id order by ph.kind = 'MOBILE' desc, ph.kind limit 1
    ) end as phone,
    p.subscribe_alumni_email and p.id <> all ((select app.blocked_by())::uuid[]) as is_contactable,
    extract(year from of_year.graduated_on)::integer as sought_year,
    of_place.graduation_place_words as sought_place
  from person p
  left join alumni_profile a on a.person_id = p.id
  left join person of_year on of_year.id = p.id and of_year.graduated_on is not null and coalesce(a.shows_year, true)
  left join person of_place on of_place.id = p.id and of_place.graduated_on is not null and coalesce(a.shows_place, true)
  where p.graduated_on is not null and p.status = 'ACTIVE' and p.merged_into is null
    and (select app.in_alumni_area());
