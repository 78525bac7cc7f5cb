import type { Tx } from '#kit/db/database.ts';
import { audit } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { onGroupCopied, onGroupPromoted } from '#slices/groups/server/api.ts';
import {
  findAlikeGroup,
  findOfferedRequirements,
  lockCategories,
  storeRequirements,
} from './policy.queries.ts';

/** The next intake is asked for the same as the group it was begun from. */
onGroupCopied((tx, groups, ctx) => copyRequirements(tx, ctx, groups));

/** Another year asks for other hours: those of the newest group of that year on the campus, if it has any. */
onGroupPromoted(async (tx, { fromId, toId, regionId }, ctx) => {
  const alikeId = await findAlikeGroup(tx, { toId, exceptId: fromId });
  if (alikeId) await copyRequirements(tx, ctx, { fromId: alikeId, toId, regionId });
});

/** What was said of the group itself meanwhile stays. */
async function copyRequirements(
  tx: Tx,
  ctx: Context,
  { fromId, toId: groupId, regionId }: { fromId: string; toId: string; regionId: string },
): Promise<void> {
  await lockCategories(tx, regionId);
  const requirements = await findOfferedRequirements(tx, { groupId: fromId, regionId });
  if (requirements.length === 0) return;
  // Another year ends on another day.
  if (!(await storeRequirements(tx, { groupId, regionId, version: 0, dueOn: null, requirements }))) return;
  await audit(tx, ctx, {
    action: 'saveHourPolicy',
    entity: 'hourPolicy',
    entityId: groupId,
    regionId,
    after: { requirements, copiedFrom: fromId },
  });
}
