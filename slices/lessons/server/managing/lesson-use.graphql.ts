import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { builder } from '#kit/graphql/builder.ts';
import { countById } from '#kit/graphql/loader.ts';
import { withRole } from '#kit/graphql/permission.ts';
import { Lesson } from '../lesson.graphql.ts';

const countOf = (db: Db, table: 'lessonProgress' | 'lessonNote', ids: readonly string[]) =>
  db
    .selectFrom(table)
    .select('lessonId as id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('lessonId', '=', anyId(ids))
    .groupBy('lessonId')
    .execute();

const WHAT_GOES_WITH_IT = 'what is lost with a lesson, of students on every campus';

const watcherCount = countById((ctx, ids) => countOf(ctx.unscoped(WHAT_GOES_WITH_IT), 'lessonProgress', ids));
const noteCount = countById((ctx, ids) => countOf(ctx.unscoped(WHAT_GOES_WITH_IT), 'lessonNote', ids));

const writers = withRole('admin', 'superadmin');

builder.objectFields(Lesson, (t) => ({
  watcherCount: t.int({
    permission: writers,
    description: 'How many students have watched some of it.',
    resolve: ({ id }, _, ctx) => watcherCount(ctx).load(id),
  }),
  noteCount: t.int({
    permission: writers,
    description: 'How many notes students have written beside it.',
    resolve: ({ id }, _, ctx) => noteCount(ctx).load(id),
  }),
}));
