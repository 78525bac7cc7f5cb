import { reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { defineQueue } from '#kit/graphql/waiting.ts';
import { can } from '../rules/permissions.ts';
import { lookAtFailedPlans } from './plan.queries.ts';

const pathOf = (personId: string): string => `/users/${personId}?tab=finances`;

/** Plans that are off since three payments failed, until their students go on or staff stop them for good. */
defineQueue({
  name: 'failedPlans',
  path: '/users',
  isFor: can.overseeSome,
  async look(ctx) {
    const found = await lookAtFailedPlans(
      ctx.unscoped('failed payment plans of the campuses whose books the caller keeps'),
      reachWhere(actorOf(ctx), 'admin'),
    );
    return found.map(({ firstPersonId, ...waiting }) => ({ ...waiting, path: pathOf(firstPersonId) }));
  },
});
