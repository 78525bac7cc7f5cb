import { createHash, randomBytes } from 'node:crypto';
import type { Db, Tx } from '#kit/db/database.ts';
import { lockPerson, noteChangedKeys } from '#slices/people/server/api.ts';
import { LINK_LIFE_MS, type LinkKind } from '../rules/mailed-link.ts';

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface NewLink {
  kind: LinkKind;
  personId: string;
  now: Date;
  newEmail?: string;
  groupId?: string | null;
}

/** Makes a link's secret and voids older links of the same kind. Only its hash is kept. */
export async function insertLink(tx: Tx, { kind, personId, now, newEmail, groupId }: NewLink) {
  // Two links made at the same time would not see each other, and both would stay open.
  await lockPerson(tx, personId);
  const older = await tx
    .deleteFrom('mailedLink')
    .where('personId', '=', personId)
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .returning('groupId')
    .executeTakeFirst();
  const token = randomBytes(32).toString('base64url');
  await tx
    .insertInto('mailedLink')
    .values({
      kind,
      personId,
      tokenHash: hashToken(token),
      newEmail: newEmail ?? null,
      // A link sent again still leads into the group the first one was for.
      groupId: groupId ?? older?.groupId ?? null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LINK_LIFE_MS[kind]),
    })
    .execute();
  return token;
}

export const findOpenLink = (db: Db | Tx, token: string, now: Date) =>
  db
    .selectFrom('mailedLink')
    .select(['id', 'kind', 'personId', 'newEmail', 'groupId'])
    .where('tokenHash', '=', hashToken(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();

export const hasOpenLink = async (
  db: Db | Tx,
  { kind, personId, now }: { kind: LinkKind; personId: string; now: Date },
): Promise<boolean> => {
  const link = await db
    .selectFrom('mailedLink')
    .select('id')
    .where('personId', '=', personId)
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return link !== undefined;
};

export const findLinkMailedSince = (
  db: Db | Tx,
  { kind, personId, since }: { kind: LinkKind; personId: string; since: Date },
) =>
  db
    .selectFrom('mailedLink')
    .select(['id', 'newEmail'])
    .where('personId', '=', personId)
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .where('createdAt', '>', since)
    .executeTakeFirst();

/** Of several tries at the same time exactly one gets true. */
export async function redeemLink(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mailedLink')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Once a key of the account changes, nothing asked for before may change one. */
export async function voidLinks(tx: Tx, personId: string, now: Date): Promise<void> {
  await noteChangedKeys(tx, personId, now);
  await tx.deleteFrom('mailedLink').where('personId', '=', personId).where('usedAt', 'is', null).execute();
}

export async function sweepLinks(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('mailedLink')
    .where('expiresAt', '<', new Date(now.getTime() - 30 * 86_400_000))
    .execute();
}
