-- Texts a college has put in place of the bundled ones.
-- open: the texts of the pages, the login page among them.
-- owner: slices/translations
create table translation (
  id uuid primary key default uuidv7(),
  locale text not null,
  message_id text not null,
  text text not null,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  unique (locale, message_id)
);
create trigger touched before update on translation for each row execute function app.touch();

-- The languages content may be written in.
-- open: a list everybody chooses from.
-- owner: slices/translations
create table locale (
  id uuid primary key default uuidv7(),
  name text not null,
  value text not null unique,
  label text not null
);
insert into locale (name, value, label) values
  ('English', 'en', 'English'),
  ('German', 'de_DE', 'Deutsch'),
  ('Hungarian', 'hu_HU', 'Magyar'),
  ('Polish', 'pl_PL', 'Polski'),
  ('Dutch', 'nl_NL', 'Nederlands'),
  ('Russian', 'ru_RU', 'Русский'),
  ('Chinese (simplified)', 'zh_CN', '简体中文'),
  ('Chinese (traditional)', 'zh_TW', '繁體中文'),
  ('Spanish', 'es_MX', 'Español'),
  ('French', 'fr_FR', 'Français'),
  ('Indonesian', 'id_ID', 'Bahasa Indonesia'),
  ('Italian', 'it_IT', 'Italiano'),
  ('Ukrainian', 'uk_UA', 'Українська');
