-- A ministry in the registry of the alumni. What stands in it is in its versions; here is what holds for all of them.
-- owner: slices/ministries
create table ministry (
  -- Made by the form.
  id uuid primary key,
  -- Whose listing it is.
  person_id uuid not null references person (id) on delete cascade,
  hidden_at timestamptz,
  deleted_at timestamptz,
  -- Read by alumni admins alone.
  admin_note text not null default '' check (length(admin_note) <= 2000),
  -- To whom its owner would like to hand it on.
  offered_to uuid references person (id) on delete set null,
  offered_at timestamptz,
  -- Counts what its owner has saved.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index ministry_of_person on ministry (person_id);
create index ministry_by_offer on ministry (offered_to) where offered_to is not null;
create trigger touched before update on ministry for each row execute function app.touch();
select app.protect_own('ministry');

create function app.ministry_words(name text, ministers text, description text, city text) returns text
  immutable strict parallel safe language sql
  return app.search_form(concat_ws(' ', name, ministers, city, description));

-- What an owner has said of a ministry. It is never changed: each edit is a version of its own, and each is decided by itself.
-- Only an address that was never shown is taken out when somebody else gets the listing.
-- owner: slices/ministries
create table ministry_version (
  id uuid primary key default uuidv7(),
  ministry_id uuid not null references ministry (id) on delete cascade,
  -- The owner of the ministry.
  person_id uuid not null references person (id) on delete cascade,
  number integer not null check (number > 0),
  name text not null check (length(name) between 1 and 120),
  ministers text not null check (length(ministers) between 1 and 300),
  description text not null check (length(description) <= 4000),
  website text not null check (length(website) <= 300),
  city text not null check (length(city) <= 100),
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- A tenth of a degree: about where, never exactly.
  latitude double precision check (latitude between -90 and 90 and latitude = round(latitude::numeric, 1)),
  longitude double precision check (longitude between -180 and 180 and longitude = round(longitude::numeric, 1)),
  contact_email text not null check (length(contact_email) <= 254),
  shows_contact_email boolean not null,
  has_graduate boolean not null,
  has_member boolean not null,
  is_public boolean not null,
  search_text text not null generated always as (app.ministry_words(name, ministers, description, city)) stored,
  sort_name text not null generated always as (app.search_form(name)) stored,
  status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REFUSED', 'WITHDRAWN')),
  -- What the owner reads beside the decision.
  admin_comments text not null default '' check (length(admin_comments) <= 2000),
  decided_at timestamptz,
  decided_by uuid references person (id) on delete set null,
  -- Counts what was done with it.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null)),
  unique (ministry_id, number)
);
create unique index ministry_version_pending on ministry_version (ministry_id) where status = 'PENDING';
create index ministry_version_by_status on ministry_version (status, created_at, id);
create index ministry_version_of_person on ministry_version (person_id);
create index ministry_version_by_decider on ministry_version (decided_by);
select app.protect_own('ministry_version');
revoke update on ministry_version from berea_app;
grant update (person_id, contact_email, status, admin_comments, decided_at, decided_by, version) on ministry_version to berea_app;

-- The version that others see, the newest that was approved; and the newest at all, unless its owner has withdrawn it.
alter table ministry
  add column shown_version_id uuid references ministry_version (id) on delete set null,
  add column current_version_id uuid references ministry_version (id) on delete set null;
create index ministry_by_shown_version on ministry (shown_version_id);
create index ministry_by_current_version on ministry (current_version_id);

create function app.follow_ministry_versions() returns trigger
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  update ministry m set
    shown_version_id = (select v.id from ministry_version v
      where v.ministry_id = m.id and v.status = 'APPROVED' order by v.number desc limit 1),
    current_version_id = (select v.id from ministry_version v
      where v.ministry_id = m.id order by v.status = 'WITHDRAWN', v.number desc limit 1)
  where m.id = new.ministry_id;
  return null;
end $$;
create trigger followed after insert or update of status on ministry_version
  for each row execute function app.follow_ministry_versions();

-- What others see of the registry: the one place that says so. What its owner has meanwhile asked to show less of is not shown
-- any more, before anybody has decided about it.
create view ministry_shown with (security_invoker = true) as
  select m.id, m.person_id, v.id as version_id, v.name, v.ministers, v.description, v.website, v.city, v.country, v.latitude,
    v.longitude,
    case when v.shows_contact_email and c.shows_contact_email then v.contact_email else '' end as contact_email,
    v.has_graduate, v.has_member,
    -- Also for the world outside the alumni.
    v.is_public and c.is_public as is_public,
    v.search_text, v.sort_name, v.decided_at as approved_at, m.created_at
  from ministry m
  join ministry_version v on v.id = m.shown_version_id
  join ministry_version c on c.id = m.current_version_id
  where m.hidden_at is null and m.deleted_at is null;
grant select on ministry_shown to berea_app;

-- What was decided of a version, and what stood there before: taking the decision back restores exactly that.
-- owner: slices/ministries
create table ministry_decision (
  -- Made by the page.
  id uuid primary key,
  version_id uuid not null references ministry_version (id) on delete cascade,
  -- The owner of the ministry.
  person_id uuid not null references person (id) on delete cascade,
  status text not null check (status in ('APPROVED', 'REFUSED')),
  admin_comments text not null check (length(admin_comments) <= 2000),
  decided_at timestamptz not null,
  decided_by uuid references person (id) on delete set null,
  previous_status text not null check (previous_status in ('PENDING', 'APPROVED', 'REFUSED')),
  previous_admin_comments text not null,
  previous_decided_at timestamptz,
  previous_decided_by uuid references person (id) on delete set null,
  undone_at timestamptz,
  undone_by uuid references person (id) on delete set null,
  -- Several may be made at the same moment: this is the order in which they were.
  position bigint generated always as identity
);
create index ministry_decision_by_version on ministry_decision (version_id, position);
create index ministry_decision_of_person on ministry_decision (person_id);
create index ministry_decision_by_decider on ministry_decision (decided_by);
create index ministry_decision_by_decider_before on ministry_decision (previous_decided_by);
create index ministry_decision_by_undoer on ministry_decision (undone_by);
select app.protect_own('ministry_decision');

insert into merge_rule (table_name, column_name, rule) values
  ('ministry', 'person_id', 'MOVE'), ('ministry', 'offered_to', 'MOVE'),
  ('ministry_version', 'person_id', 'MOVE'), ('ministry_version', 'decided_by', 'MOVE'),
  ('ministry_decision', 'person_id', 'MOVE'), ('ministry_decision', 'decided_by', 'MOVE'),
  ('ministry_decision', 'previous_decided_by', 'MOVE'), ('ministry_decision', 'undone_by', 'MOVE');

insert into notification_definition (name, for_staff) values
  ('ministryRefused', false), ('ministryOffered', false), ('ministryHandedOn', false), ('ministrySubmitted', true);
