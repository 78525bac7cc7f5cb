import type { Db } from '#kit/db/database.ts';

type Finder = (db: Db, personId: string) => Promise<readonly string[]>;

const finders: Finder[] = [];

/**
 * A slice says which invoices of a person are being paid step by step, as was agreed: as long as that goes on they are not late.
 * @public for payment plans.
 */
export const definePaidInSteps = (find: Finder): void => void finders.push(find);

export async function paidInSteps(db: Db, personId: string): Promise<ReadonlySet<string>> {
  const found = await Promise.all(finders.map((find) => find(db, personId)));
  return new Set(found.flat());
}
