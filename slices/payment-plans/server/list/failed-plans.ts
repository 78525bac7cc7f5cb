import { reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { defineQueue } from '#kit/graphql/waiting.ts';
import { can } from '../../rules/permissions.ts';
import { PLANS_PAGE } from '../../rules/plan-list.ts';
import { lookAtFailedPlans } from './plan-list.queries.ts';

/** Plans that are off since three payments failed, until their students go on or staff stop them for good. */
defineQueue({
  name: 'failedPlans',
  path: PLANS_PAGE,
  isFor: can.overseeSome,
  async look(ctx) {
    const found = await lookAtFailedPlans(ctx.db, reachWhere(actorOf(ctx), 'admin'));
    return found.map((waiting) => ({ ...waiting, path: `${PLANS_PAGE}?regionId=${waiting.regionId}` }));
  },
});
