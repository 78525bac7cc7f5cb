import { addDays } from '#kit/calendar/day.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import { instantOn } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { FilmedLesson } from './films.demo.ts';
import { titlesOf, translatedTitles } from './lesson-titles.demo.ts';
import { DEMO_FILMS } from './write-demo-films.ts';

interface TaughtCourse {
  id: string;
  code: string;
  courseOfferings: readonly { groupId: string }[];
}

interface DemoLesson extends FilmedLesson {
  courseId: string;
  /** The code of its course. */
  code: string;
  position: number;
}

/** However large the college, this many of its classes have watched anything: a picture, not a census. */
const WATCHING_CLASSES = 16;

/** Eight lessons for every course, and two years of watching them. */
export async function seedLessons(demo: Demo, courses: readonly TaughtCourse[]): Promise<DemoLesson[]> {
  const random = demo.random.branch('lessons');
  const writtenAt = instantOn(addDays(demo.today, -790), 9);
  const lessons = courses.flatMap(({ id: courseId, code }) =>
    titlesOf(code).map((title, index) => ({
      id: random.id(writtenAt),
      courseId,
      code,
      title,
      position: index + 1,
      ...filmOf(code, index + 1),
    })),
  );
  await bulkInsert(
    demo.client,
    'lesson',
    lessons.map(({ id, courseId, position, film }) => ({
      id,
      courseId,
      position,
      // Known from the first: lessons are watched before their film has been prepared.
      seconds: DEMO_FILMS[film]?.seconds ?? null,
      createdAt: writtenAt,
    })),
  );
  await bulkInsert(
    demo.client,
    'lessonText',
    lessons.flatMap(({ id, code, position, title }) =>
      [{ locale: 'en', title }, ...translatedTitles(code, position)].map((text) => ({
        lessonId: id,
        ...text,
      })),
    ),
  );
  await seedProgress(demo);
  return lessons;
}

/** The two lessons the films of the demo college were made for, in the order of the films. */
const FILMED = [
  { code: 'BI 104', position: 1 },
  { code: 'BI 201', position: 2 },
];

/** The courses in which the Gospels are read; in all others the film on reading is shown. */
const ON_THE_GOSPELS = new Set(['BI 102', 'BI 201', 'FF 001', 'FF 002']);

function filmOf(code: string, position: number): Pick<DemoLesson, 'film' | 'isItsOwn'> {
  const own = FILMED.findIndex((one) => one.code === code && one.position === position);
  return own === -1
    ? { film: ON_THE_GOSPELS.has(code) ? 1 : 0, isItsOwn: false }
    : { film: own, isItsOwn: true };
}

/**
 * Who has watched what: in the classes that have sat exams (attempts.demo.ts) all of the demo's own accounts and seven of
 * eight, one lesson after the other over the weeks their course is taught, some faster than it and some slower. Chance
 * comes from the ids, so that it is the same in every demo college.
 */
async function seedProgress({ client, now, today }: Pick<Demo, 'client' | 'now' | 'today'>): Promise<void> {
  await client.query('analyze lesson');
  await client.query(
    `with watching as (
       select m.group_id from group_member m join person p on p.id = m.person_id
       group by 1 order by bool_or(p.email like '%@berea.test') desc, hashtext(m.group_id::text), 1 limit $1),
     viewer as (
       select m.person_id, m.group_id
       from watching join group_member m using (group_id) join person p on p.id = m.person_id
       where (p.email like '%@berea.test' or abs(hashtext(m.person_id::text)) % 8 > 0)),
     sitting as (
       select v.person_id, l.id as lesson_id, l.seconds, d.chance,
         g.first_day + (d.chance % 4)
           + ((l.position - 1) * (coalesce(g.last_day, g.first_day + 84) - g.first_day) * 100 / (8 * d.pace)) as day
       from viewer v
       join course_group g on g.group_id = v.group_id
       join lesson l on l.course_id = g.course_id
       cross join lateral (select abs(hashtext(v.person_id::text || l.id::text)) % 100 as chance,
         75 + abs(hashtext(v.person_id::text || g.course_id::text)) % 65 as pace) d),
     seen as (
       select person_id, lesson_id, seconds, day + make_interval(hours => 8 + chance % 12) as at,
         case when day > $3::date - 9 and chance % 3 = 0 then 0.2 + chance / 150.0 else 0.92 + chance % 8 / 100.0 end
           as share
       from sitting where day < $3::date)
     insert into lesson_progress (person_id, lesson_id, watched, position, watched_at, completed_at)
     select distinct on (person_id, lesson_id) person_id, lesson_id,
       nummultirange(numrange(0, round((seconds * share)::numeric, 1))), round((seconds * share)::numeric, 1),
       at, case when share >= 0.9 then at end
     from seen where at < $2
     order by person_id, lesson_id, at`,
    [WATCHING_CLASSES, now, today],
  );
}
