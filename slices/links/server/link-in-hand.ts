import type { Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '../rules/permissions.ts';
import { findLink, lockLink } from './link.queries.ts';
import type { LinkRecord } from './link-record.ts';

/** A link that the caller may change, held until the transaction ends. What is out of reach does not exist. */
export async function linkInHand(tx: Tx, ctx: Context, id: string): Promise<LinkRecord> {
  await lockLink(tx, id);
  const link = await findLink(tx, id);
  if (!link || !can.keep(actorOf(ctx), link)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return link;
}
