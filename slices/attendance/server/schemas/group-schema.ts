import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '#slices/groups/rules/permissions.ts';
import { findGroupToJoin, onGroupPromoted } from '#slices/groups/server/api.ts';
import { findSchema, findSchemaIdsOfGroups, putSchemaOfGroup, type SchemaRecord } from './schema.queries.ts';

/** Says by which schema a group is counted, or that it is not. */
export const setGroupSchema = (
  ctx: Context,
  { groupId, schemaId = null }: { groupId: string; schemaId?: string | null | undefined },
): Promise<SchemaRecord | null> =>
  transaction(ctx.db, async (tx) => {
    const group = await findGroupToJoin(tx, groupId);
    if (!group || !can.manage(actorOf(ctx), group)) throw new RuleError('recordNotFound', 'NOT_FOUND');
    const wanted = schemaId === null ? null : await findSchema(tx, schemaId);
    if (wanted === undefined) throw new RuleError('recordNotFound', 'NOT_FOUND');
    const before = (await findSchemaIdsOfGroups(tx, [groupId])).get(groupId) ?? null;
    if (before === schemaId) return wanted;
    await putSchemaOfGroup(tx, { groupId, regionId: group.regionId }, schemaId);
    await audit(tx, ctx, {
      action: 'setGroupSchema',
      entity: 'group',
      entityId: groupId,
      regionId: group.regionId,
      before: { schemaId: before },
      after: { schemaId },
    });
    return wanted;
  });

onGroupPromoted(async (tx, { fromId, toId, regionId }) => {
  const schemaId = (await findSchemaIdsOfGroups(tx, [fromId])).get(fromId);
  if (schemaId) await putSchemaOfGroup(tx, { groupId: toId, regionId }, schemaId);
});
