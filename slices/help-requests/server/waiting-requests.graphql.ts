import { regionsWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { WaitingType } from '#kit/graphql/waiting.graphql.ts';
import { defineQueue, NOTHING_WAITS } from '#kit/graphql/waiting.ts';
import { CourseOffering } from '#slices/courses/server/api.ts';
import { can } from '../rules/permissions.ts';
import { findOpenQuestions, lookAtOpenRequests, lookAtQuestionsOf } from './help-request.queries.ts';

defineQueue({
  name: 'helpRequests',
  path: '/request-form?state=OPEN',
  isFor: can.answer,
  look: async (ctx) =>
    (await lookAtOpenRequests(ctx.db)).map(({ firstId, ...waiting }) => ({
      ...waiting,
      path: `/request-form?state=OPEN&request=${firstId}`,
    })),
});

defineQueue({
  name: 'campusQuestions',
  path: '/help/questions?state=OPEN',
  isFor: (actor) => regionsWhere(actor, 'manager', 'admin').length > 0,
  look: async (ctx) => {
    const found = await lookAtQuestionsOf(
      ctx.unscoped('what is asked about classes of the caller’s campuses'),
      regionsWhere(actorOf(ctx), 'manager', 'admin'),
    );
    return found.map(({ firstId, ...waiting }) => ({
      ...waiting,
      path: `/help/questions?state=OPEN&request=${firstId}`,
    }));
  },
});

const questionsByClass = loaderById((ctx, ids) =>
  findOpenQuestions(ctx.unscoped('requests that were asked of the caller'), actorOf(ctx).personId, ids),
);

builder.objectField(CourseOffering, 'questionsToAnswer', (t) =>
  t.field({
    type: WaitingType,
    description: 'Questions of its students that wait for the caller, whom they asked.',
    resolve: async ({ id }, _, ctx) => (await questionsByClass(ctx).load(id)) ?? NOTHING_WAITS,
  }),
);
