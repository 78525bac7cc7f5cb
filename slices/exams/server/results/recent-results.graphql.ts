import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { builder } from '#kit/graphql/builder.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';

const MAX_RESULTS = 5;

interface Params {
  personId: string;
  locale: string;
  max: number;
}

/** Also those of a group the person has left since. */
const findRecent = writtenOnce((db: Db, { personId, locale, max }: Params) =>
  db
    .selectFrom('examAttempt as a')
    .innerJoin('exam as e', 'e.id', 'a.examId')
    .innerJoin('course as c', 'c.id', 'e.courseId')
    .select([
      'a.id',
      'a.examId',
      sql<string>`coalesce((select t.title from exam_text t where t.exam_id = e.id
        order by t.locale = ${locale} desc, t.locale = c.locale desc, t.locale limit 1), '')`.as('title'),
      sql<Date>`coalesce(a.ended_at, a.started_at)`.as('endedAt'),
      'a.score',
      'a.passed',
    ])
    .where('a.personId', '=', personId)
    .where('a.voidedAt', 'is', null)
    .where('a.score', 'is not', null)
    .orderBy('a.endedAt', 'desc')
    .limit(max),
);

const recentResults = (ctx: Context) =>
  findRecent(ctx.db, { personId: actorOf(ctx).personId, locale: ctx.locale, max: MAX_RESULTS });

const RecentExamResult = builder
  .objectRef<Awaited<ReturnType<typeof recentResults>>[number]>('RecentExamResult')
  .implement({
    description: 'An attempt that has a grade, as panels tell of it.',
    permission: viaParent,
    fields: (t) => ({
      _id: t.exposeID('id', { description: 'The attempt.' }),
      examId: t.exposeID('examId'),
      title: t.exposeString('title'),
      endedAt: t.expose('endedAt', { type: 'DateTime' }),
      grade: t.expose('score', { type: 'Percent', nullable: true }),
      passed: t.exposeBoolean('passed', { nullable: true }),
    }),
  });

builder.queryField('recentExamResults', (t) =>
  t.field({
    type: [RecentExamResult],
    description: 'The caller’s five latest attempts that have a grade, the newest first.',
    permission: signedIn,
    resolve: (_, __, ctx) => recentResults(ctx),
  }),
);
