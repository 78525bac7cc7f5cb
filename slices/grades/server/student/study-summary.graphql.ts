import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import type { Context } from '#kit/graphql/context.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { percentNow } from '#slices/attendance/server/api.ts';
import { averageGrade, creditsEarned } from '../../rules/all-courses.ts';
import { weekOfTerm } from '../../rules/week-of-term.ts';
import { findStudySummary } from './study-summary.queries.ts';

async function summaryOf(ctx: Context) {
  const { personId } = actorOf(ctx);
  const { courseCount, firstDay, lastDay, today, results } = await findStudySummary(
    ctx.unscoped('what the caller’s own studies come to'),
    { personId, now: ctx.services.now() },
  );
  const term = firstDay && lastDay && today ? weekOfTerm({ firstDay, lastDay }, today) : null;
  return { courseCount, average: averageGrade(results), creditsPassed: creditsEarned(results), ...term };
}

const StudySummary = builder.objectRef<Awaited<ReturnType<typeof summaryOf>>>('StudySummary').implement({
  description: 'How far the caller is in their studies.',
  permission: viaParent,
  fields: (t) => ({
    courseCount: t.exposeInt('courseCount', {
      description: 'The courses of the caller’s groups that run today.',
    }),
    week: t.int({
      nullable: true,
      description: 'The week of these courses, from the first day of the first to the last day of the last.',
      resolve: ({ week }) => week,
    }),
    weeks: t.int({ nullable: true, resolve: ({ weeks }) => weeks }),
    average: t.exposeFloat('average', {
      nullable: true,
      description: 'Of the best final grade in each course, in percent, weighted by credits.',
    }),
    attendance: t.field({
      type: 'Percent',
      nullable: true,
      description: 'What the term comes to so far; none before the first roll.',
      resolve: (_, __, ctx) => percentNow(ctx),
    }),
    creditsPassed: t.exposeFloat('creditsPassed', { description: 'Of courses whose grades are final.' }),
  }),
});

builder.queryField('studySummary', (t) =>
  t.field({ type: StudySummary, permission: signedIn, resolve: (_, __, ctx) => summaryOf(ctx) }),
);
