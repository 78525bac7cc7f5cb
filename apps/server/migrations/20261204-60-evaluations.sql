-- What students of a campus are evaluated by. What it asks is in its versions.
-- owner: slices/evaluations
create table evaluation_form (
  -- Made by the page.
  id uuid primary key,
  region_id uuid not null references region (id),
  -- Nobody is evaluated by it any more.
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index evaluation_form_by_region on evaluation_form (region_id);
select app.protect('evaluation_form');
revoke delete on evaluation_form from berea_app;

-- owner: slices/evaluations
create table evaluation_form_version (
  id uuid primary key default uuidv7(),
  form_id uuid not null references evaluation_form (id) on delete cascade,
  region_id uuid not null references region (id),
  number integer not null check (number > 0),
  -- By language; English is always there.
  names jsonb not null check (names ? 'en'),
  -- In their order (rules/evaluation-form.ts).
  criteria jsonb not null check (jsonb_array_length(criteria) between 1 and 20),
  created_at timestamptz not null default now(),
  unique (form_id, number)
);
create index evaluation_form_version_by_region on evaluation_form_version (region_id);
select app.protect('evaluation_form_version');
revoke delete on evaluation_form_version from berea_app;

-- How a student is seen on a day. Whose it is stands in student_id, so that it is in reach of their campus alone: students see
-- what was published through evaluation_shown, and drafts not at all.
-- owner: slices/evaluations
create table evaluation (
  -- Made by the page, so that what is sent twice is saved once.
  id uuid primary key,
  form_id uuid not null references evaluation_form (id),
  form_version_id uuid not null references evaluation_form_version (id),
  region_id uuid not null references region (id),
  group_id uuid not null references student_group (id),
  student_id uuid not null references person (id) on delete cascade,
  -- Who wrote it last.
  evaluator_id uuid references person (id) on delete set null,
  day date not null,
  -- A number or a text by criterion.
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  comment text not null default '' check (length(comment) <= 4000),
  status text not null default 'DRAFT' check (status in ('DRAFT', 'PUBLISHED')),
  published_at timestamptz,
  acknowledged_at timestamptz,
  reply text not null default '' check (length(reply) <= 2000),
  replied_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  check ((status = 'PUBLISHED') = (published_at is not null)),
  check (acknowledged_at is null or published_at is not null),
  check (replied_at is null or acknowledged_at is not null),
  check ((reply = '') = (replied_at is null))
);
create index evaluation_by_day on evaluation (region_id, day, id);
create index evaluation_by_group on evaluation (group_id, form_id, student_id);
create index evaluation_by_student on evaluation (student_id, published_at);
create index evaluation_by_form on evaluation (form_id);
create index evaluation_by_form_version on evaluation (form_version_id);
create index evaluation_by_evaluator on evaluation (evaluator_id);
select app.protect('evaluation');

-- What has been asked of somebody stays as it was asked.
create function app.keep_used_form_versions() returns trigger
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  if exists (select from evaluation e where e.form_version_id = old.id) then
    raise exception 'Evaluations use this version of the form.';
  end if;
  return new;
end $$;
create trigger kept before update of form_id, number, names, criteria on evaluation_form_version
  for each row execute function app.keep_used_form_versions();

-- What was published stays as it is.
create function app.keep_published_evaluations() returns trigger
  language plpgsql set search_path = public, app, pg_temp as $$
begin
  raise exception 'This evaluation has been published.';
end $$;
create trigger kept before update of day, answers, comment, form_version_id, group_id on evaluation
  for each row when (old.status = 'PUBLISHED' and new.status = 'PUBLISHED'
    and (old.day, old.answers, old.comment, old.form_version_id, old.group_id)
      is distinct from (new.day, new.answers, new.comment, new.form_version_id, new.group_id))
  execute function app.keep_published_evaluations();

-- What students see: their own, once it is published. It asks by itself who is calling, whatever else is in their reach.
create view evaluation_shown as
  select e.id, e.student_id, e.form_version_id, v.names, v.criteria, g.name as group_name, e.evaluator_id, e.day, e.answers,
    e.comment, e.published_at, e.acknowledged_at, e.reply, e.replied_at
  from evaluation e
  join evaluation_form_version v on v.id = e.form_version_id
  join student_group g on g.id = e.group_id
  where e.status = 'PUBLISHED' and e.student_id = (select app.person());
revoke all on evaluation_shown from berea_app;
grant select on evaluation_shown to berea_app;

insert into merge_rule (table_name, column_name, rule) values
  ('evaluation', 'student_id', 'MOVE'), ('evaluation', 'evaluator_id', 'MOVE');

insert into notification_definition (name, for_staff) values ('evaluationPublished', false);
