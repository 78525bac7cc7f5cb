import type { Tx } from '#kit/db/database.ts';
import { loadPersonForUpdate, type LockedPerson } from '#slices/people/server/api.ts';
import { findRegionsTaughtBy } from '#slices/teachers/server/api.ts';

export type LockedAccount = LockedPerson & { teachesIn: string[] };

/** A person with everything they may do anywhere, held until the transaction ends, which is of the whole college. */
export async function loadAccountForUpdate(tx: Tx, userId: string): Promise<LockedAccount> {
  const person = await loadPersonForUpdate(tx, userId);
  return { ...person, teachesIn: await findRegionsTaughtBy(tx, [userId]) };
}
