import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { countById } from '#kit/graphql/loader.ts';
import { can } from '../../rules/permissions.ts';
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

builder.objectFields(Lesson, (t) => ({
  watcherCount: t.int({
    nullable: true,
    description: 'How many students have watched some of it; told to those who write lessons.',
    resolve: ({ id }, _, ctx) => (can.write(actorOf(ctx)) ? watcherCount(ctx).load(id) : null),
  }),
  noteCount: t.int({
    nullable: true,
    description: 'How many notes students have written beside it; told to those who write lessons.',
    resolve: ({ id }, _, ctx) => (can.write(actorOf(ctx)) ? noteCount(ctx).load(id) : null),
  }),
}));
