-- The words of a name are those by which it is ordered, and these are kept: nothing is taken apart for each comparison.
create index alumnus_by_sort_words on person using gin (sort_name gin_trgm_ops) where graduated_on is not null;
drop index alumnus_by_words;
create index alumnus_by_sought_year on person ((extract(year from graduated_on)::integer)) where graduated_on is not null;
alter table person
  add column graduation_place_words text generated always as (app.search_form(graduation_place)) stored;
create index alumnus_by_place on person using gin (graduation_place_words gin_trgm_ops) where graduated_on is not null;

-- As before, and with what alumni are sought by: an index finds nobody by a value that is only shown on a condition, so what
-- they show is joined once more for it. Where nothing is sought by it, it is not joined.
drop view alumnus_card;
create view alumnus_card as
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
    p.subscribe_alumni_email as is_contactable,
    extract(year from of_year.graduated_on)::integer as sought_year,
    of_place.graduation_place_words as sought_place
  from person p
  left join alumni_profile a on a.person_id = p.id
  left join person of_year on of_year.id = p.id and of_year.graduated_on is not null and coalesce(a.shows_year, true)
  left join person of_place on of_place.id = p.id and of_place.graduated_on is not null and coalesce(a.shows_place, true)
  where p.graduated_on is not null and p.status = 'ACTIVE' and p.merged_into is null
    and (select app.in_alumni_area());
grant select on alumnus_card to berea_app;
revoke insert, update, delete on alumnus_card from berea_app;
