import type { Tx } from '#kit/db/database.ts';
import { personInHand, type PersonInHand } from '#slices/people/server/public.ts';
import { findRegionsTaughtBy } from '#slices/teachers/server/public.ts';

export type AccountInHand = PersonInHand & { teachesIn: string[] };

/** A person with everything they may do anywhere, held until the transaction ends, which is of the whole college. */
export async function accountInHand(tx: Tx, userId: string): Promise<AccountInHand> {
  const person = await personInHand(tx, userId);
  return { ...person, teachesIn: await findRegionsTaughtBy(tx, [userId]) };
}
