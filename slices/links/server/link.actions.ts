import type { Tx } from '#kit/db/database.ts';
import { deleteRow, insertRow, lockRow, updateRow } from '#kit/db/rows.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { createRecord, deleteRecord, updateRecord, type Entity } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { InputOf } from '#kit/record/field.ts';
import { findGroupToJoin } from '#slices/groups/server/api.ts';
import { link } from '../rules/link.ts';
import { can } from '../rules/permissions.ts';
import { findLink, type LinkRecord } from './link.queries.ts';

type LinkInput = InputOf<typeof link>;

const entity: Entity<typeof link, LinkRecord> = {
  name: 'link',
  fields: link,
  async load(tx, ctx, id) {
    await lockRow(tx, 'link', id);
    const found = await findLink(tx, id);
    return found && can.keep(actorOf(ctx), found) ? found : undefined;
  },
  regionOf: ({ regionId }) => regionId,
};

/** The campus a link will belong to, if the caller may keep links there. */
async function campusOf(tx: Tx, ctx: Context, groupId: string | null): Promise<string | null> {
  const regionId = groupId ? ((await findGroupToJoin(tx, groupId))?.regionId ?? '') : null;
  if (regionId === '' || !can.keep(actorOf(ctx), { regionId }))
    throw new RuleError('recordNotFound', 'NOT_FOUND');
  return regionId;
}

export const createLink = (ctx: Context, id: string, input: LinkInput): Promise<LinkRecord> =>
  createRecord(ctx, entity, {
    action: 'createLink',
    id,
    input,
    insert: async (tx, values) =>
      insertRow(tx, 'link', { id, ...values, regionId: await campusOf(tx, ctx, values.groupId) }),
  });

export const updateLink = (
  ctx: Context,
  { linkId, version, linkInput }: { linkId: string; version: number; linkInput: LinkInput },
): Promise<LinkRecord> =>
  updateRecord(ctx, entity, {
    action: 'updateLink',
    id: linkId,
    version,
    input: linkInput,
    write: async (tx, { after }) =>
      updateRow(tx, 'link', linkId, { ...after, regionId: await campusOf(tx, ctx, after.groupId) }),
  });

export const deleteLink = (ctx: Context, id: string): Promise<boolean> =>
  deleteRecord(ctx, entity, { action: 'deleteLink', id, remove: (tx) => deleteRow(tx, 'link', id) });
