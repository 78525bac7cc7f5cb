import { reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { defineQueue } from '#kit/graphql/waiting.ts';
import { can } from '../../rules/permissions.ts';
import { lookAtOverdue } from './receivables.queries.ts';

defineQueue({
  name: 'overdueInvoices',
  path: '/invoices?tab=overdue',
  isFor: can.overseeSome,
  look: async (ctx) => {
    const reach = reachWhere(actorOf(ctx), 'admin');
    const campuses = await lookAtOverdue(ctx.db, { reach, now: ctx.services.now() });
    return campuses.map((waiting) => ({
      ...waiting,
      path: `/invoices?tab=overdue&regionId=${waiting.regionId}`,
    }));
  },
});
