import type { Tx } from '#kit/db/database.ts';
import type { NewSession } from '#kit/http/sessions.queries.ts';

/** By what a session was begun; null when it has ended. */
export async function findSessionKind(tx: Tx, sessionId: string): Promise<NewSession['authMethod'] | null> {
  const row = await tx
    .selectFrom('session')
    .select('authMethod')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.authMethod ?? null;
}
