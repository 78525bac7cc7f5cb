import { onGroupCopied, onGroupPromoted } from '#slices/groups/server/api.ts';
import { copyRequirements, findAlikeGroup } from './policy.queries.ts';

/** The next intake is asked for the same as the group it was begun from. */
onGroupCopied((tx, { fromId, toId, regionId }) => copyRequirements(tx, { fromId, toId, regionId }));

/** Another year asks for other hours: those of the newest group of that year on the campus, if it has any. */
onGroupPromoted(async (tx, { fromId, toId, regionId }) => {
  const alikeId = await findAlikeGroup(tx, { toId, exceptId: fromId });
  if (alikeId) await copyRequirements(tx, { fromId: alikeId, toId, regionId });
});
