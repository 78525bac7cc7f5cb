-- Everyone the college knows. Secrets (password_hash) are named column by column and never selected with the rest.
-- owner: slices/people
create table person (
  id uuid primary key default uuidv7(),
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null check (length(last_name) between 1 and 80),
  email text not null check (email = lower(email) and email like '_%@_%' and length(email) <= 254),
  email_verified_at timestamptz,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'UNVERIFIED', 'DISABLED')),
  password_hash text,
  password_changed_at timestamptz,
  roles text[] not null default '{user}'
    check ('user' = any (roles) and roles <@ '{user,manager,admin,superadmin,reportsAdmin}'::text[]),
  -- Kept by the trigger on person_region, so that one look at the row tells whose reach it lies in.
  region_ids uuid[] not null default '{}',
  picture_id text,
  locale text not null default 'en',
  currency text references currency (value),
  time_zone text,
  country text check (country ~ '^[A-Z]{3}$'),
  location text not null default '',
  social_name text not null default '',
  home_page text not null default '',
  -- Counts the changes of what stands in the profile form, so that two open forms do not undo each other.
  profile_version integer not null default 1,
  show_video boolean not null default true,
  graduated_on date,
  graduation_place text not null default '',
  subscribe_alumni_email boolean not null default true,
  show_alumni_welcome boolean,
  terms_version integer,
  terms_accepted_at timestamptz,
  selected_group_id uuid,
  created_by uuid references person (id) on delete set null,
  -- Stays true when whoever entered the account is gone: strangers must not take it for one that registered itself.
  entered_by_staff boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index person_email on person (email);
create index person_by_name on person (last_name, first_name, id);
create index person_by_regions on person using gin (region_ids);
create index person_by_creator on person (created_by) where created_by is not null;
create index person_by_selected_group on person (selected_group_id) where selected_group_id is not null;
create index person_stale on person (created_at) where status = 'UNVERIFIED';
create trigger touched before update on person for each row execute function app.touch();
create function app.note_staff_entry() returns trigger language plpgsql as $$
begin
  new.entered_by_staff := new.entered_by_staff or new.created_by is not null;
  return new;
end $$;
create trigger entered before insert or update of created_by on person
  for each row execute function app.note_staff_entry();
select app.protect('person');

-- How somebody can be called: at most one number of each kind.
-- owner: slices/people
create table phone (
  person_id uuid not null references person (id) on delete cascade,
  kind text not null check (kind in ('WORK', 'MOBILE', 'OTHER')),
  number text not null check (length(number) between 1 and 40),
  primary key (person_id, kind)
);
select app.protect('phone');

-- Where somebody can be written to besides the address they log in with. They are not proved, so no secret is sent there.
-- owner: slices/people
create table other_email (
  person_id uuid not null references person (id) on delete cascade,
  kind text not null check (kind in ('SCHOOL', 'WORK', 'OTHER')),
  email text not null check (email = lower(email) and email like '_%@_%' and length(email) <= 254),
  primary key (person_id, kind)
);
select app.protect('other_email');

-- The campuses somebody belongs to.
-- owner: slices/people
create table person_region (
  person_id uuid not null references person (id) on delete cascade,
  region_id uuid not null references region (id),
  since timestamptz not null default now(),
  primary key (person_id, region_id)
);
create index person_region_by_region on person_region (region_id, person_id);
select app.protect('person_region');

-- The roles somebody holds in one region.
-- owner: slices/people
create table region_role (
  person_id uuid not null references person (id) on delete cascade,
  region_id uuid not null references region (id),
  role_names text[] not null
    check (role_names <> '{}' and role_names <@ '{manager,admin,reportsAdmin,dean,attendanceAdmin}'::text[]),
  primary key (person_id, region_id)
);
create index region_role_by_region on region_role (region_id);
select app.protect('region_role');

-- Permissions given to one person beyond what the roles bring.
-- owner: slices/people
create table individual_permission (
  person_id uuid not null references person (id) on delete cascade,
  permission text not null check (permission <> ''),
  granted_by uuid references person (id) on delete set null,
  granted_at timestamptz not null default now(),
  primary key (person_id, permission)
);
create index individual_permission_by_giver on individual_permission (granted_by) where granted_by is not null;
select app.protect('individual_permission');

create function app.count_region_members() returns trigger
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  -- Whoever changes the same person or campus at the same time waits here, and then counts what the other one did.
  perform 1 from person where id in (select person_id from changed) order by id for update;
  perform 1 from region where id in (select region_id from changed) order by id for update;
  if tg_op = 'INSERT' then
    update person p set region_ids = (select array_agg(pr.region_id order by pr.since, pr.region_id) from person_region pr where pr.person_id = p.id)
      where p.id in (select person_id from changed);
    update region r set user_count = user_count + c.members
      from (select region_id, count(*) as members from changed group by region_id) c where c.region_id = r.id;
  else
    update person p set region_ids = coalesce((select array_agg(pr.region_id order by pr.since, pr.region_id) from person_region pr where pr.person_id = p.id), '{}')
      where p.id in (select person_id from changed);
    update region r set user_count = user_count - c.members
      from (select region_id, count(*) as members from changed group by region_id) c where c.region_id = r.id;
  end if;
  return null;
end $$;
create trigger joined after insert on person_region referencing new table as changed
  for each statement execute function app.count_region_members();
create trigger left_region after delete on person_region referencing old table as changed
  for each statement execute function app.count_region_members();
-- A membership begins and ends; it does not turn into another one, which the counts would not notice.
revoke update on person_region from berea_app;

-- owner: slices/people
create table address (
  id uuid primary key default uuidv7(),
  -- An address belongs to a person or to a region; the API calls either one itemId.
  person_id uuid references person (id) on delete cascade,
  region_id uuid references region (id) on delete cascade,
  name text not null default '',
  line1 text not null default '',
  line2 text not null default '',
  city text not null default '',
  state text not null default '',
  postcode text not null default '',
  country text not null check (country ~ '^[A-Z]{3}$'),
  -- Counts its changes, so that two open forms do not undo each other.
  version integer not null default 1,
  created_by uuid references person (id) on delete set null,
  updated_by uuid references person (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(person_id, region_id) = 1)
);
create index address_of_person on address (person_id) where person_id is not null;
create index address_of_region on address (region_id) where region_id is not null;
create index address_by_creator on address (created_by) where created_by is not null;
create index address_by_editor on address (updated_by) where updated_by is not null;
create trigger touched before update on address for each row execute function app.touch();
select app.protect('address');

-- What was done to a person is news for the staff of that person's campus, whoever did it.
create function app.place_audit() returns trigger
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  new.region_id := (select region_ids[1] from person where id = new.entity_id);
  return new;
end $$;
create trigger placed before insert on audit for each row
  when (new.entity = 'person' and new.region_id is null and new.entity_id is not null)
  execute function app.place_audit();

grant select on person, person_region, region_role, individual_permission to berea_identity;
create policy identity_reads on person for select to berea_identity using (true);
create policy identity_reads on person_region for select to berea_identity using (true);
create policy identity_reads on region_role for select to berea_identity using (true);
create policy identity_reads on individual_permission for select to berea_identity using (true);
