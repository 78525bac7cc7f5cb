-- Superadmins order the languages content is written in, name them, and take some out of new choices. English stays: it
-- is what everybody is shown where nothing else is written.
alter table locale
  add column position integer not null default 0,
  add column offered boolean not null default true,
  add column version integer not null default 1,
  add constraint english_is_offered check (offered or value <> 'en');

update locale set position = array_position(
  array['en', 'de_DE', 'hu_HU', 'pl_PL', 'nl_NL', 'ru_RU', 'zh_CN', 'zh_TW', 'es_MX', 'fr_FR', 'id_ID', 'it_IT', 'uk_UA'],
  value
);
