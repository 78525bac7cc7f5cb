import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { loaderById } from '#kit/graphql/loader.ts';

export interface HelpTopic {
  id: string;
  courseName: string | null;
  examTitle: string | null;
  groupName: string | null;
  regionName: string | null;
}

/** What requests are about, in the words of the reader's language where there are any. */
const findTopics = (db: Db, ids: readonly string[], locale: string): Promise<HelpTopic[]> =>
  db
    .selectFrom('helpRequest as h')
    .leftJoin('courseGroup as t', 't.id', 'h.courseGroupId')
    .leftJoin('studentGroup as g', 'g.id', 't.groupId')
    .leftJoin('course as c', 'c.id', 't.courseId')
    .leftJoin('examAttempt as a', 'a.id', 'h.attemptId')
    .innerJoin('person as p', 'p.id', 'h.personId')
    .leftJoin('region as r', (join) =>
      join.on('r.id', '=', sql<string>`coalesce(t.region_id, p.region_ids[1])`),
    )
    .select([
      'h.id',
      'g.name as groupName',
      'r.name as regionName',
      sql<string | null>`(select x.name from course_text x where x.course_id = c.id
        order by x.locale = ${locale} desc, x.locale = c.locale desc, x.locale limit 1)`.as('courseName'),
      sql<string | null>`(select x.title from exam_text x where x.exam_id = a.exam_id
        order by x.locale = ${locale} desc, x.locale = c.locale desc, x.locale limit 1)`.as('examTitle'),
    ])
    .where('h.id', '=', anyId(ids))
    .execute();

export const topicById = loaderById((ctx, ids) =>
  findTopics(ctx.unscoped('names beside requests for help'), ids, ctx.locale),
);
