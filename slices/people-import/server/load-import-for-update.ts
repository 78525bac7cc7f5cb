import type { Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '#slices/people-import/rules/permissions.ts';
import { findImport, lockImport, type ImportRecord } from './people-import.queries.ts';

/** What is out of reach does not exist. */
export async function loadImportForUpdate(tx: Tx, ctx: Context, id: string): Promise<ImportRecord> {
  await lockImport(tx, id);
  const found = await findImport(tx, id);
  if (!found || !can.import(actorOf(ctx), found)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return found;
}
