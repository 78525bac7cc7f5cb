import type { Actor } from '#kit/access/actor.ts';
import { writeAudit, type AuditEntry } from '#kit/db/audit/audit.ts';
import { openedWithin, type Db, type Tx } from '#kit/db/database.ts';
import { withinTransaction } from '#kit/db/one-connection.ts';
import type { Context } from './context.ts';
import { SessionLostError } from './problem.ts';

/** The caller of an action that only people who are signed in can reach. */
export function actorOf(ctx: Context): Actor {
  if (!ctx.actor) throw new SessionLostError(ctx.sessionLoss ?? 'sessionMissing');
  return ctx.actor;
}

/** Runs an action's four steps, load, rule, write and effects, as one: all of it is stored or none. */
export const transaction = <Result>(db: Db, steps: (tx: Tx) => Promise<Result>): Promise<Result> =>
  withinTransaction(() => db.transaction().execute(async (tx) => steps(await openedWithin(db, tx))));

/** The record of the change, as an effect of the action. */
export const audit = (tx: Tx, ctx: Context, entry: AuditEntry): Promise<void> =>
  writeAudit(tx, ctx.audit, entry);
