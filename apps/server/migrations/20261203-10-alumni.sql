-- Whether the caller has graduated from the second year. Asked of the owner, as row-level security would ask it in turn.
create function app.is_alumnus() returns boolean
  stable parallel safe language sql security definer set search_path = public, app, pg_temp
  return exists (select 1 from person where id = app.person() and graduated_on is not null);

-- Whether the caller looks after the alumni: superadmins, and admins of the alumni's region.
create function app.is_alumni_admin() returns boolean
  stable parallel safe language sql security definer set search_path = public, app, pg_temp
  return exists (select 1 from person where id = app.person() and 'superadmin' = any (roles))
    or exists (
      select 1 from region_role rr join region r on r.id = rr.region_id
      where rr.person_id = app.person() and r.slug = 'US-Alumni' and 'admin' = any (rr.role_names));

-- Whether the connection may read what alumni share with each other.
create function app.in_alumni_area() returns boolean stable parallel safe language sql
  return app.everything() or app.is_alumnus() or app.is_alumni_admin();

-- What alumni say to each other beyond what stands in their profile, and what of both others see.
-- owner: slices/alumni
create table alumni_profile (
  person_id uuid primary key references person (id) on delete cascade,
  about text not null default '' check (length(about) <= 2000),
  -- The day an alumnus has named. That of the record is the college's.
  stated_graduated_on date,
  shows_year boolean not null default true,
  shows_place boolean not null default true,
  shows_location boolean not null default false,
  shows_picture boolean not null default false,
  shows_about boolean not null default false,
  shows_home_page boolean not null default false,
  shows_email boolean not null default false,
  shows_phone boolean not null default false,
  -- Counts its changes, so that two open forms do not undo each other.
  version integer not null default 1,
  joined_at timestamptz,
  updated_at timestamptz not null default now()
);
create trigger touched before update on alumni_profile for each row execute function app.touch();
select app.protect('alumni_profile');
insert into merge_rule (table_name, column_name, rule) values ('alumni_profile', 'person_id', 'MOVE_UNLESS_HELD');

create index person_graduated on person (graduated_on, id) where graduated_on is not null;

-- Alumni as other alumni see them: what an owner does not show is not there. The view belongs to the owner of the tables and
-- asks for itself who may read it; no query of the app can learn more about an alumnus from it.
create view alumnus_card as
  select p.id, p.first_name, p.last_name, p.sort_name,
    app.search_form(p.first_name || ' ' || p.last_name) as name_words,
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
    p.subscribe_alumni_email as is_contactable
  from person p left join alumni_profile a on a.person_id = p.id
  where p.graduated_on is not null and p.status = 'ACTIVE' and p.merged_into is null
    and (select app.in_alumni_area());
grant select on alumnus_card to berea_app;
revoke insert, update, delete on alumnus_card from berea_app;
