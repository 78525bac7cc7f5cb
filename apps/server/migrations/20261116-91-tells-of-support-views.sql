-- Whether people find on their account page when somebody of the staff saw the site as they see it.
alter table site_settings add column tells_support_views boolean not null default true;
