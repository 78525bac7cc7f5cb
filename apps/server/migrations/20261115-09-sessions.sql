-- A signed-in browser. The cookie holds id and secret; here stands only the secret's hash.
-- owner: kit/http
create table session (
  id uuid primary key default uuidv7(),
  secret_hash bytea not null,
  person_id uuid not null references person (id) on delete cascade,
  impersonator_id uuid references person (id) on delete cascade,
  -- The administrator's own session, waiting until the impersonation ends.
  resumes_session_id uuid references session (id) on delete cascade,
  auth_method text not null check (auth_method in ('PASSWORD', 'WORK_ACCOUNT', 'IMPERSONATION')),
  ip_prefix text not null default '',
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_by_person on session (person_id);
create index session_by_expiry on session (expires_at);
create index session_by_impersonator on session (impersonator_id) where impersonator_id is not null;
create index session_by_waiting on session (resumes_session_id) where resumes_session_id is not null;
grant select, insert, update, delete on session to berea_identity;
select app.protect_own('session');
create policy identity_works on session to berea_identity using (true);

-- Links sent by mail: to reset a password, to set the first one, to confirm a new address.
-- owner: slices/sign-in
create table mailed_link (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('RESET', 'ENROL', 'NEW_EMAIL')),
  person_id uuid not null references person (id) on delete cascade,
  token_hash bytea not null unique,
  new_email text,
  -- The group a self-registrant joins by setting the first password.
  group_id uuid references student_group (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((kind = 'NEW_EMAIL') = (new_email is not null))
);
create unique index mailed_link_open on mailed_link (person_id, kind) where used_at is null;
create index mailed_link_by_person on mailed_link (person_id);
create index mailed_link_by_group on mailed_link (group_id) where group_id is not null;
select app.protect_own('mailed_link');

-- A work account, known by issuer, tenant and subject; never by its mail address, which may change hands.
-- owner: slices/sign-in
create table work_identity (
  issuer text not null,
  tenant_id text not null default '',
  subject text not null,
  person_id uuid not null references person (id) on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (issuer, tenant_id, subject)
);
create index work_identity_by_person on work_identity (person_id);
select app.protect_own('work_identity');

-- Short-lived read-only tokens for the charts' data calls.
-- owner: slices/sign-in
create table api_token (
  token_hash bytea primary key,
  person_id uuid not null references person (id) on delete cascade,
  purpose text not null check (purpose = 'charts'),
  expires_at timestamptz not null
);
create index api_token_by_expiry on api_token (expires_at);
create index api_token_by_person on api_token (person_id);
select app.protect_own('api_token');

-- How often something was tried lately. Losing it in a crash only forgives a few tries.
-- open: counted before anybody is known, under keys that are addresses and hashes.
-- owner: kit/http
create unlogged table rate_count (
  key text primary key,
  tries integer not null,
  window_start timestamptz not null default now(),
  last_try timestamptz not null default now()
);
create index rate_count_by_age on rate_count (last_try);
grant select, insert, update, delete on rate_count to berea_identity;
