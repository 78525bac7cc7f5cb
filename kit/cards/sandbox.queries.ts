import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import type { DB } from '#kit/db/db.generated.ts';
import { minorUnits, type MinorUnits } from '#kit/money/minor-units.ts';
import { testCard, type TestCardName } from './test-cards.ts';

export type Intent = Selectable<DB['sandboxIntent']>;
export type Card = Selectable<DB['sandboxCard']>;
export type Refund = Selectable<DB['sandboxRefund']>;

export const newId = (prefix: string): string => `${prefix}_sandbox_${randomBytes(12).toString('hex')}`;

/** Two of the same moment find one another; an address that has changed is noted. */
export async function upsertCustomer(
  db: Db,
  { personId, email }: { personId: string; email: string },
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('sandboxCustomer')
    .values({ id: newId('cus'), personKey: personId, email, createdAt: now })
    .onConflict((oc) => oc.column('personKey').doUpdateSet({ email }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function isCustomer(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.selectFrom('sandboxCustomer').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

export type NewIntent = Pick<Intent, 'kind' | 'key' | 'customerId' | 'savesCard' | 'invoiceId'> & {
  amount: { minor: MinorUnits; currency: string; decimals: number } | null;
};

/** Whether there was no such key before. */
export async function insertIntent(
  tx: Tx,
  { kind, key, customerId, savesCard, invoiceId, amount }: NewIntent,
  now: Date,
): Promise<boolean> {
  const id = newId(kind === 'payment' ? 'pi' : 'seti');
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('sandboxIntent')
    .values({
      id,
      kind,
      key,
      clientSecret: `${id}_secret_${randomBytes(18).toString('base64url')}`,
      customerId,
      amountMinor: amount?.minor ?? null,
      currency: amount?.currency ?? null,
      decimals: amount?.decimals ?? null,
      invoiceId,
      savesCard,
      status: 'needsCard',
      createdAt: now,
    })
    .onConflict((oc) => oc.column('key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type IntentBy = { id: string } | { key: string } | { clientSecret: string };

const intents = (db: Db | Tx, by: IntentBy) => {
  const query = db.selectFrom('sandboxIntent').selectAll();
  if ('id' in by) return query.where('id', '=', by.id);
  if ('key' in by) return query.where('key', '=', by.key);
  return query.where('clientSecret', '=', by.clientSecret);
};

export const findIntent = (db: Db | Tx, by: IntentBy): Promise<Intent | undefined> =>
  intents(db, by).executeTakeFirst();

/** Nobody else changes it until the transaction is over. */
export const lockIntent = (tx: Tx, by: IntentBy): Promise<Intent | undefined> =>
  intents(tx, by).forUpdate().executeTakeFirst();

export const changeIntent = (
  tx: Tx,
  id: string,
  change: Pick<Intent, 'status' | 'declineReason' | 'cardId'>,
): Promise<Intent> =>
  tx.updateTable('sandboxIntent').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Cards of the sandbox are good for two years. */
export async function insertCard(tx: Tx, name: TestCardName, now: Date): Promise<string> {
  const { brand, lastDigits } = testCard(name);
  const id = newId('pm');
  await tx
    .insertInto('sandboxCard')
    .values({
      id,
      testCard: name,
      brand,
      lastDigits,
      expiryMonth: now.getUTCMonth() + 1,
      expiryYear: now.getUTCFullYear() + 2,
      createdAt: now,
    })
    .execute();
  return id;
}

export const findCard = (db: Db | Tx, id: string): Promise<Card | undefined> =>
  db.selectFrom('sandboxCard').selectAll().where('id', '=', id).executeTakeFirst();

export const listCardsOf = (db: Db, customerId: string): Promise<Card[]> =>
  db
    .selectFrom('sandboxCard')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('detachedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export async function giveCardTo(tx: Tx, id: string, customerId: string): Promise<void> {
  await tx.updateTable('sandboxCard').set({ customerId }).where('id', '=', id).execute();
}

export async function detachCardById(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sandboxCard')
    .set({ detachedAt: now })
    .where('id', '=', id)
    .where('detachedAt', 'is', null)
    .execute();
}

export async function insertRefund(
  tx: Tx,
  refund: { key: string; intentId: string; minor: MinorUnits },
  now: Date,
): Promise<Refund> {
  const { key, intentId, minor } = refund;
  return tx
    .insertInto('sandboxRefund')
    .values({ id: newId('re'), key, intentId, amountMinor: minor, createdAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const findRefund = (
  db: Db | Tx,
  by: { id: string } | { key: string },
): Promise<Refund | undefined> => {
  const query = db.selectFrom('sandboxRefund').selectAll();
  return ('id' in by ? query.where('id', '=', by.id) : query.where('key', '=', by.key)).executeTakeFirst();
};

export async function refundedOf(db: Db | Tx, intentId: string): Promise<MinorUnits> {
  const { sum } = await db
    .selectFrom('sandboxRefund')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amountMinor'), eb.lit(0)).as('sum'))
    .where('intentId', '=', intentId)
    .executeTakeFirstOrThrow();
  return minorUnits(Number(sum));
}

export interface SandboxEvent {
  id: string;
  type: string;
  objectId: string;
  createdAt: Date;
}

export async function insertSandboxEvent(tx: Tx, event: SandboxEvent): Promise<void> {
  await tx.insertInto('sandboxEvent').values(event).execute();
}

export const findSandboxEvent = (db: Db, id: string): Promise<SandboxEvent | undefined> =>
  db.selectFrom('sandboxEvent').selectAll().where('id', '=', id).executeTakeFirst();
