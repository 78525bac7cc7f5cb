import { isAlumniAdmin } from '#slices/site-settings/rules/alumni-admin.ts';
import type { Actor } from '#kit/access/actor.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { lockRow } from '#kit/db/rows.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Entity } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { ministry, OWN_MAX } from '../rules/ministry.ts';
import { can } from '../rules/permissions.ts';
import { countOwn, findMinistry, type MinistryRecord } from './ministry.queries.ts';

/** Ministries belong to their owners alone; alumni admins look after those of all. */
export const keptDb = (ctx: Context): Db =>
  isAlumniAdmin(actorOf(ctx)) ? ctx.unscoped('ministries for those who look after the alumni') : ctx.db;

const whoMay = (
  rule: (actor: Actor, ministry: MinistryRecord) => boolean,
  { evenDeleted = false } = {},
): Entity<typeof ministry, MinistryRecord> => ({
  name: 'ministry',
  fields: ministry,
  db: keptDb,
  async load(tx, ctx, id) {
    await lockRow(tx, 'ministry', id);
    const found = await findMinistry(tx, id);
    if (!found || (found.deletedAt && !evenDeleted)) return undefined;
    return rule(actorOf(ctx), found) ? found : undefined;
  },
  regionOf: ({ regionId }) => regionId,
});

/** Refuses another listing to a person who has as many as one may have. */
export async function refuseTooMany(tx: Tx, ctx: Context, ownerId: string): Promise<void> {
  if ((await countOwn(tx, ownerId)) < OWN_MAX) return;
  const problem = ownerId === actorOf(ctx).personId ? 'ministriesTooMany' : 'ministriesOfOwnerTooMany';
  throw new RuleError(problem, 'BAD_USER_INPUT', { max: OWN_MAX });
}

export const own = whoMay(can.edit);
export const removable = whoMay(can.remove, { evenDeleted: true });
export const restorable = whoMay(can.restore, { evenDeleted: true });
export const overseen = whoMay(can.oversee);
