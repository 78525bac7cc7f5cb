-- Courses are sorted by categories too, in an order of their own and told apart by a colour.
alter table category drop constraint category_uses_check;
alter table category
  add constraint category_uses_check check (uses <> '{}' and uses <@ array['DOCUMENTS', 'MESSAGES', 'LINKS', 'COURSES']),
  add column position integer not null default 0,
  add column colour text not null default 'SLATE'
    check (colour in ('WINE', 'SEA', 'SLATE', 'MOSS', 'OCHRE', 'PLUM'));
