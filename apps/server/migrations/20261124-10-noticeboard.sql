-- The words of a post in all its languages, to search in.
create function app.news_words(texts jsonb) returns text
  immutable strict parallel safe language sql
  return (
    select coalesce(app.search_form(string_agg(
      (t.value ->> 'title') || ' ' || regexp_replace(t.value ->> 'body', '<[^>]*>', ' ', 'g'), ' ' order by t.key)), '')
    from jsonb_each(texts) t
  );

-- News of the college. A post for everybody or for the alumni belongs to no campus: whoever keeps it acts for the whole
-- college. One for groups belongs to the campuses of the groups. It is a draft while it has no time to appear at.
-- owner: slices/noticeboard
create table news_post (
  id uuid primary key,
  audience text not null check (audience in ('EVERYBODY', 'REGIONS', 'GROUPS', 'ALUMNI')),
  region_ids uuid[] not null default '{}',
  group_ids uuid[] not null default '{}',
  -- By language: {"en": {"title": "…", "body": "<p>…</p>"}}
  texts jsonb not null check (texts <> '{}'),
  search_text text not null generated always as (app.news_words(texts)) stored,
  -- Who it is from, where that is not its author: an office, a team.
  signature text not null default '' check (length(signature) <= 80),
  picture_id text,
  pinned boolean not null default false,
  comments_allowed boolean not null default false,
  publish_at timestamptz,
  ends_at timestamptz,
  author_id uuid references person (id) on delete set null,
  version integer not null default 1,
  -- Telling those it is for: how many there were when it began, how many know, and the last of them in the order of their ids.
  to_tell integer,
  told integer not null default 0,
  told_up_to uuid,
  all_told_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (ends_at is null or publish_at is null or ends_at > publish_at),
  check ((audience in ('REGIONS', 'GROUPS')) = (region_ids <> '{}')),
  check ((audience = 'GROUPS') = (group_ids <> '{}'))
);
create index news_post_to_read on news_post (pinned desc, publish_at desc, id desc)
  where deleted_at is null and publish_at is not null;
create index news_post_by_author on news_post (author_id) where author_id is not null;
create index news_post_by_picture on news_post (picture_id) where picture_id is not null;
create trigger touched before update on news_post for each row execute function app.touch();
select app.protect('news_post');

-- Who has opened which post; nobody's business but theirs.
-- owner: slices/noticeboard
create table news_read (
  person_id uuid not null references person (id) on delete cascade,
  post_id uuid not null references news_post (id) on delete cascade,
  read_at timestamptz not null default now(),
  primary key (person_id, post_id)
);
create index news_read_by_post on news_read (post_id);
select app.protect_own('news_read');

-- How many have opened a post, in sixteen parts: a thousand people who open the same one at once need not wait for each other.
-- open: numbers that name nobody, read together with their post.
-- owner: slices/noticeboard
create table news_read_count (
  post_id uuid not null references news_post (id) on delete cascade,
  part integer not null check (part between 0 and 15),
  readers integer not null,
  primary key (post_id, part)
);
revoke insert, update, delete on news_read_count from berea_app;

create function app.count_news_readers() returns trigger
  language plpgsql security definer set search_path = public, app, pg_temp as $$
begin
  insert into news_read_count (post_id, part, readers)
    select c.post_id, (hashtextextended(c.person_id::text, 0) & 15)::integer as part,
      case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed c join news_post p on p.id = c.post_id group by c.post_id, part
    on conflict (post_id, part) do update set readers = news_read_count.readers + excluded.readers;
  return null;
end $$;
create trigger counted after insert on news_read referencing new table as changed
  for each statement execute function app.count_news_readers();
create trigger uncounted after delete on news_read referencing old table as changed
  for each statement execute function app.count_news_readers();

-- What readers say below a post that allows it.
-- owner: slices/noticeboard
create table news_comment (
  id uuid primary key,
  post_id uuid not null references news_post (id) on delete cascade,
  person_id uuid not null references person (id) on delete cascade,
  content text not null check (length(content) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index news_comment_of_post on news_comment (post_id, created_at, id);
create index news_comment_of_person on news_comment (person_id);
select app.protect('news_comment');

insert into merge_rule (table_name, column_name, rule) values
  ('news_post', 'author_id', 'MOVE'), ('news_read', 'person_id', 'MOVE_UNLESS_HELD'),
  ('news_comment', 'person_id', 'MOVE');
