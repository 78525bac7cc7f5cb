-- The version lets two windows that change the settings notice each other. The address is that of the learning system the
-- college had before; /d2l-redirect leads there, and nowhere while it is empty.
alter table site_settings
  add column former_learning_url text not null default '',
  add column version integer not null default 1;
