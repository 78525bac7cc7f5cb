import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { serveCeiling } from './serve-ceiling.ts';

/**
 * The hand-written ceiling of the page of a lesson: who is calling, and one statement that brings everything on it,
 * prepared, over bare node:http, with the addresses of its films signed. No GraphQL, no limits, no log.
 */
const CALLER = `select s.person_id, s.secret_hash from session s join person p on p.id = s.person_id
  where s.id = $1 and s.expires_at > now() and p.status = 'ACTIVE'`;

const PAGE = `
  select l.id, l.course_id, l.hidden, l.seconds, w.title, w.description, w.locale, w.chapters, p.position, p.completed_at,
    array(select s.locale from lesson_subtitles s where s.lesson_id = l.id order by s.locale) as subtitles,
    (select json_agg(json_build_object('_id', f.id, 'name', f.name, 'bytes', f.bytes, 'type', f.type))
      from lesson_file f where f.lesson_id = l.id) as files,
    (select json_agg(json_build_object('_id', f.id, 'locale', f.locale, 'kind', f.kind, 'state', f.state,
        'progress', f.progress, 'seconds', f.seconds, 'renditions', f.renditions))
      from film f where f.lesson_id = l.id and f.replaced_at is null) as films,
    (select json_agg(json_build_object('_id', n.id, 'atSecond', n.at_second, 'body', n.body, 'version', n.version))
      from lesson_note n where n.lesson_id = l.id and n.person_id = $1) as notes,
    json_build_object('_id', c.id, 'name', ct.name, 'isTaken', true,
      'teacher', json_build_object('_id', t.id, 'name', t.name)) as course,
    (select json_agg(json_build_object('_id', o.id, 'title', ot.title, 'hidden', o.hidden, 'seconds', o.seconds,
        'resumeAt', coalesce(op.position, 0), 'completed', op.completed_at is not null,
        'watchedSeconds', coalesce(op.watched_seconds, 0), 'watchedAt', op.watched_at,
        'files', coalesce((select json_agg(json_build_object('_id', f.id)) from lesson_file f where f.lesson_id = o.id), '[]'))
        order by o.position)
      from lesson o join lesson_text ot on ot.lesson_id = o.id and ot.locale = 'en'
      left join lesson_progress op on op.lesson_id = o.id and op.person_id = $1
      where o.course_id = l.course_id and not o.hidden) as lessons,
    (select who.show_video from person who where who.id = $1) as show_video
  from lesson l
  join course c on c.id = l.course_id and not c.hidden and c.archived_at is null
  join lesson_text w on w.lesson_id = l.id and w.locale = 'en'
  join course_text ct on ct.course_id = c.id and ct.locale = 'en'
  left join teacher t on t.id = c.teacher_id
  left join lesson_progress p on p.lesson_id = l.id and p.person_id = $1
  where l.id = $2 and not l.hidden and exists (
    select from group_member m join course_group g on g.group_id = m.group_id join region r on r.id = g.region_id
    where m.person_id = $1 and g.course_id = c.id and g.first_day <= (now() at time zone r.time_zone)::date
      and (m.last_day is null or m.last_day >= (now() at time zone r.time_zone)::date))`;

const pool = new pg.Pool({ connectionString: process.env['CEILING_DATABASE_URL'], max: 10 });
const key = randomBytes(32);
const PLAYBACK_MS = 2 * 3_600_000;

async function callerOf([sessionId = '', secret = '']: string[]): Promise<string | undefined> {
  const { rows } = await pool.query<{ person_id: string; secret_hash: Buffer }>({
    name: 'who',
    text: CALLER,
    values: [sessionId],
  });
  const hash = createHash('sha256').update(Buffer.from(secret, 'base64url')).digest();
  return rows[0]?.secret_hash.equals(hash) ? rows[0].person_id : undefined;
}

interface Film {
  _id: string;
  renditions: Record<'hls' | 'mp4' | 'audio' | 'poster' | 'thumbnails', string | null> | null;
}

function withPlayback({ renditions, ...film }: Film) {
  const expiresAt = new Date(Date.now() + PLAYBACK_MS);
  const signed = (path: string | null): string | null => {
    if (path === null) return null;
    const address = `/files/objects/films/${film._id}/${path}?expires=${expiresAt.getTime()}`;
    return `${address}&signature=${createHmac('sha256', key).update(address).digest('base64url')}`;
  };
  const playback = renditions && {
    hlsUrl: signed(renditions.hls),
    mp4Url: signed(renditions.mp4),
    audioUrl: signed(renditions.audio),
    posterUrl: signed(renditions.poster),
    thumbnailsUrl: signed(renditions.thumbnails),
    expiresAt,
  };
  return { ...film, playback };
}

async function answer(incoming: IncomingMessage): Promise<string> {
  const session = /sid=([\w.-]+)/.exec(incoming.headers.cookie ?? '')?.[1]?.split('.') ?? [];
  const lessonId = /lessonId: \\"([0-9a-f-]{36})/.exec(await text(incoming))?.[1];
  const personId = await callerOf(session);
  const { rows } = await pool.query<Record<string, unknown>>({
    name: 'page',
    text: PAGE,
    values: [personId, lessonId],
  });
  const row = rows[0] ?? {};
  const lesson = {
    _id: row['id'],
    courseId: row['course_id'],
    hidden: row['hidden'],
    title: row['title'],
    description: row['description'],
    locale: row['locale'],
    seconds: row['seconds'],
    resumeAt: row['position'] ?? 0,
    completed: row['completed_at'] !== null,
    chapters: row['chapters'],
    subtitles: (row['subtitles'] as string[]).map((locale) => ({ locale })),
    files: row['files'] ?? [],
    films: ((row['films'] ?? []) as Film[]).map(withPlayback),
    notes: row['notes'] ?? [],
  };
  const currentUser = { _id: personId, showVideo: row['show_video'] };
  return JSON.stringify({
    data: { lesson, course: row['course'], courseLessons: row['lessons'], currentUser },
  });
}

serveCeiling(pool, answer);
