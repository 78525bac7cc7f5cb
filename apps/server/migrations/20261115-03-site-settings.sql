-- The college's own names and policies: exactly one row.
-- open: every page shows them, to visitors too.
-- owner: slices/site-settings
create table site_settings (
  only_row boolean primary key default true check (only_row),
  org_name text not null default 'Berea Bible College',
  short_name text not null default 'Berea',
  app_name text not null default 'eCharis',
  sender_email text not null default 'no-reply@berea.test',
  asset_base_url text not null default '',
  default_locale text not null default 'en',
  default_allowed_attempts integer not null default 2 check (default_allowed_attempts between 1 and 99),
  app_version_region text not null default '_Default',
  test_region text not null default '_AppTestingGroup',
  global_region_id uuid,
  alumni_admin_id uuid,
  alumni_region_id uuid,
  terms_version integer not null default 1 check (terms_version > 0),
  updated_at timestamptz not null default now(),
  updated_by uuid
);
insert into site_settings default values;
revoke insert, delete on site_settings from berea_app;
grant select on site_settings to berea_identity;
create trigger touched before update on site_settings for each row execute function app.touch();
