import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { OtherEmailKind, PhoneKind } from '#slices/people/rules/profile.ts';

const COLUMNS = [
  'id',
  'locale',
  'currency',
  'timeZone',
  'location',
  'socialName',
  'homePage',
  'profileVersion',
] as const;

export type ProfileRecord = Awaited<ReturnType<typeof findProfiles>>[number];

export const findProfiles = (db: Db | Tx, ids: readonly string[]) =>
  db.selectFrom('person').select(COLUMNS).where('id', '=', anyId(ids)).execute();

export interface Phone {
  kind: PhoneKind;
  number: string;
}

export interface OtherEmail {
  kind: OtherEmailKind;
  email: string;
}

export const findPhones = (
  db: Db | Tx,
  personIds: readonly string[],
): Promise<(Phone & { personId: string })[]> =>
  db
    .selectFrom('phone')
    .select(['personId', 'kind', 'number'])
    .where('personId', '=', anyId(personIds))
    .orderBy('kind')
    .execute();

export const findOtherEmails = (
  db: Db | Tx,
  personIds: readonly string[],
): Promise<(OtherEmail & { personId: string })[]> =>
  db
    .selectFrom('otherEmail')
    .select(['personId', 'kind', 'email'])
    .where('personId', '=', anyId(personIds))
    .orderBy('kind')
    .execute();

export interface ProfileChange {
  currency?: string | null;
  timeZone?: string | null;
  location?: string;
  socialName?: string;
  homePage?: string;
  graduationPlace?: string;
  subscribeAlumniEmail?: boolean;
  showAlumniWelcome?: boolean;
}

export async function updateProfile(tx: Tx, personId: string, change: ProfileChange): Promise<void> {
  await tx
    .updateTable('person')
    .set((eb) => ({ ...change, profileVersion: eb('profileVersion', '+', 1) }))
    .where('id', '=', personId)
    .execute();
}

export async function replacePhones(tx: Tx, personId: string, phones: readonly Phone[]): Promise<void> {
  await tx.deleteFrom('phone').where('personId', '=', personId).execute();
  if (phones.length === 0) return;
  await tx
    .insertInto('phone')
    .values(phones.map(({ kind, number }) => ({ personId, kind, number })))
    .execute();
}

export async function replaceOtherEmails(tx: Tx, personId: string, emails: readonly OtherEmail[]) {
  await tx.deleteFrom('otherEmail').where('personId', '=', personId).execute();
  if (emails.length === 0) return;
  await tx
    .insertInto('otherEmail')
    .values(emails.map(({ kind, email }) => ({ personId, kind, email })))
    .execute();
}
