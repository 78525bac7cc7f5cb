import { holds, regionsWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { can } from '../rules/permissions.ts';
import { findImport, listImports, type ImportRecord } from './people-import.queries.ts';

/** One import, for the admins of its campus; for anybody else there is none. */
export async function readImport(ctx: Context, id: string): Promise<ImportRecord | null> {
  const found = await findImport(ctx.db, id);
  return found && can.import(actorOf(ctx), found) ? found : null;
}

/** The newest imports of the campuses where the caller is an admin. */
export function readImports(ctx: Context, first: number): Promise<ImportRecord[]> {
  const actor = actorOf(ctx);
  return listImports(ctx.db, holds(actor, 'superadmin') ? null : regionsWhere(actor, 'admin'), first);
}
