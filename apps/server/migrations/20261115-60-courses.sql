-- What the college teaches. One catalogue serves every campus: a course is written once, and taught to groups.
-- open: the catalogue belongs to the whole college; who takes a course is course_group's secret, not the course's.
-- owner: slices/courses
create table course (
  id uuid primary key default uuidv7(),
  code text not null check (length(code) between 1 and 20),
  -- The language it was first written in; what is missing in another is read in this one.
  locale text not null default 'en',
  teacher_id uuid references teacher (id),
  category_id uuid references category (id),
  credits numeric(4, 1) not null default 0 check (credits >= 0),
  kind text not null default 'CORE' check (kind in ('CORE', 'ELECTIVE')),
  -- Students do not see it, wherever it is taught.
  hidden boolean not null default false,
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index course_by_code on course (lower(code));
create index course_by_teacher on course (teacher_id) where teacher_id is not null;
create index course_by_category on course (category_id) where category_id is not null;
create trigger touched before update on course for each row execute function app.touch();

-- A course in one language. An outline is a file that students may take with them.
-- open: read together with its course.
-- owner: slices/courses
create table course_text (
  course_id uuid not null references course (id) on delete cascade,
  locale text not null,
  name text not null check (length(name) between 1 and 200),
  description text not null default '',
  outline_key text,
  outline_name text,
  outline_bytes bigint,
  search_text text not null generated always as (app.search_form(name)) stored,
  primary key (course_id, locale),
  check ((outline_key is null) = (outline_name is null) and (outline_key is null) = (outline_bytes is null))
);

-- Files of a course that students may take with them besides the outline. Without a language, for everybody.
-- open: read together with its course.
-- owner: slices/courses
create table course_file (
  id uuid primary key default uuidv7(),
  course_id uuid not null references course (id) on delete cascade,
  locale text,
  name text not null check (name <> ''),
  file_key text not null,
  bytes bigint not null check (bytes >= 0),
  type text not null,
  position integer not null,
  created_at timestamptz not null default now()
);
create index course_file_by_course on course_file (course_id, position);

-- A course as it is taught to a group. Days are those of the group's own campus.
-- owner: slices/courses
create table course_group (
  id uuid primary key default uuidv7(),
  course_id uuid not null references course (id),
  group_id uuid not null references student_group (id),
  region_id uuid not null references region (id),
  term text not null default '',
  first_day date not null,
  last_day date,
  position integer not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (group_id, course_id),
  check (last_day is null or first_day <= last_day)
);
create index course_group_by_course on course_group (course_id);
create index course_group_by_region on course_group (region_id);
select app.protect('course_group');

-- One sitting of a course: what is seen or heard.
-- open: read together with its course.
-- owner: slices/lessons
create table lesson (
  id uuid primary key default uuidv7(),
  course_id uuid not null references course (id),
  position integer not null,
  hidden boolean not null default false,
  -- Length of the film or recording; none until there is one.
  seconds double precision check (seconds > 0),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (course_id, position) deferrable initially immediate
);
create trigger touched before update on lesson for each row execute function app.touch();

-- open: read together with its lesson.
-- owner: slices/lessons
create table lesson_text (
  lesson_id uuid not null references lesson (id) on delete cascade,
  locale text not null,
  title text not null check (length(title) between 1 and 200),
  description text not null default '',
  -- [{"startsAt": seconds, "title": words}], in the order of time.
  chapters jsonb not null default '[]',
  primary key (lesson_id, locale)
);

-- What a lesson is seen or heard by, one of each kind and language: prepared from what was uploaded, in the
-- background. Renditions are told by the pipeline that made them (slices/lessons/rules/film.ts).
-- open: read together with its lesson.
-- owner: slices/lessons
create table film (
  -- The upload's id, so that an upload that ends twice makes one film.
  id uuid primary key,
  lesson_id uuid not null references lesson (id) on delete cascade,
  locale text not null,
  kind text not null check (kind in ('VIDEO', 'AUDIO')),
  title text not null,
  source_key text not null,
  source_bytes bigint not null,
  source_type text not null,
  state text not null default 'WAITING' check (state in ('WAITING', 'PREPARING', 'READY', 'FAILED')),
  -- Between 0 and 1, while it is being prepared.
  progress double precision not null default 0 check (progress between 0 and 1),
  -- Why it failed: the name of a problem, never what a program printed.
  failure text,
  seconds double precision,
  renditions jsonb,
  -- A newer film of the same lesson, language and kind has taken its place.
  replaced_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'READY') = (renditions is not null)),
  check ((state = 'FAILED') = (failure is not null))
);
create index film_by_lesson on film (lesson_id);
create unique index film_in_use on film (lesson_id, locale, kind) where state = 'READY' and replaced_at is null;
create trigger touched before update on film for each row execute function app.touch();

-- WebVTT in one language, kept as text: the transcript is made of it.
-- open: read together with its lesson.
-- owner: slices/lessons
create table lesson_subtitles (
  lesson_id uuid not null references lesson (id) on delete cascade,
  locale text not null,
  vtt text not null,
  updated_at timestamptz not null default now(),
  primary key (lesson_id, locale)
);

-- Files of a lesson that students may take with them. Without a language, for everybody.
-- open: read together with its lesson.
-- owner: slices/lessons
create table lesson_file (
  id uuid primary key default uuidv7(),
  lesson_id uuid not null references lesson (id) on delete cascade,
  locale text,
  name text not null check (name <> ''),
  file_key text not null,
  bytes bigint not null check (bytes >= 0),
  type text not null,
  position integer not null,
  created_at timestamptz not null default now()
);
create index lesson_file_by_lesson on lesson_file (lesson_id, position);

-- How far somebody is in a lesson, whatever language and device they used. What was watched is a set of spans of
-- seconds: it only grows, and is the same in whatever order devices report.
-- owner: slices/lessons
create table lesson_progress (
  person_id uuid not null references person (id) on delete cascade,
  lesson_id uuid not null references lesson (id) on delete cascade,
  watched nummultirange not null default '{}',
  -- Where to go on, by the device that reported last.
  position double precision not null default 0 check (position >= 0),
  watched_at timestamptz not null,
  completed_at timestamptz,
  primary key (person_id, lesson_id)
);
create index lesson_progress_recent on lesson_progress (person_id, watched_at desc);
create index lesson_progress_by_lesson on lesson_progress (lesson_id);
select app.protect('lesson_progress');

-- What somebody wrote down for themselves beside a lesson. Nobody else reads it.
-- owner: slices/lessons
create table lesson_note (
  id uuid primary key,
  person_id uuid not null references person (id) on delete cascade,
  lesson_id uuid not null references lesson (id) on delete cascade,
  at_second double precision not null check (at_second >= 0),
  body text not null check (length(body) between 1 and 4000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index lesson_note_of_person on lesson_note (person_id, lesson_id, at_second);
create trigger touched before update on lesson_note for each row execute function app.touch();
select app.protect_own('lesson_note');
