import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { ValuesOf } from '#kit/record/field.ts';
import type { address } from '#slices/people/rules/address.ts';

const COLUMNS = [
  'id',
  'personId',
  'regionId',
  'name',
  'line1',
  'line2',
  'city',
  'state',
  'postcode',
  'country',
  'version',
  'createdBy',
  'updatedBy',
  'createdAt',
  'updatedAt',
] as const;

export type AddressRecord = Awaited<ReturnType<typeof findAddressesOf>>[number];

export const findAddressesOf = (db: Db | Tx, itemIds: readonly string[]) =>
  db
    .selectFrom('address')
    .select(COLUMNS)
    .where((eb) => eb.or([eb('personId', '=', anyId(itemIds)), eb('regionId', '=', anyId(itemIds))]))
    .orderBy('id')
    .execute();

export const findAddress = (tx: Tx, id: string) =>
  tx.selectFrom('address').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

/** What an entry of the audit log about an address is about: the person it belongs to, else the address of a campus. */
export const auditedAs = ({ id, personId, regionId }: Pick<AddressRecord, 'id' | 'personId' | 'regionId'>) =>
  personId ? { entity: 'person', entityId: personId } : { entity: 'address', entityId: id, regionId };

export type AddressText = ValuesOf<typeof address>;

export const insertAddress = (
  tx: Tx,
  owner: { personId: string } | { regionId: string },
  text: AddressText,
  by: string,
): Promise<AddressRecord> =>
  tx
    .insertInto('address')
    .values({ personId: null, regionId: null, ...owner, ...text, createdBy: by, updatedBy: by })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export const changeAddress = (tx: Tx, id: string, text: AddressText, by: string): Promise<AddressRecord> =>
  tx
    .updateTable('address')
    .set((eb) => ({ ...text, updatedBy: by, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

export async function deleteAddress(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('address').where('id', '=', id).execute();
}
