import { actorOf } from '#kit/graphql/action.ts';
import { onRequirementAsked } from '#slices/groups/server/api.ts';
import { can } from '../rules/permissions.ts';
import { listHeld } from './dues.queries.ts';

/** Managers read whether payments are in order, and not how much a student owes: amounts stand under Finances. */
onRequirementAsked({
  name: 'DUES',
  async read(ctx, { group: { regionId, regionName: campus }, personIds }) {
    const held = await listHeld(ctx.db, personIds, ctx.services.now());
    // What another campus is owed is for that one to say.
    const late = new Set(held.filter((one) => one.regionId === regionId).map(({ personId }) => personId));
    const actor = actorOf(ctx);
    return (personId) => {
      const isMet = !late.has(personId);
      const value = { id: isMet ? 'duesInOrder' : 'duesOverdue' } as const;
      return {
        isMet,
        value,
        amount: null,
        steps: [{ label: { id: 'duesAtCampus', values: { campus } }, value }],
        path: can.keep(actor, { personId, regionId }) ? `/users/${personId}?tab=finances` : undefined,
      };
    };
  },
});
