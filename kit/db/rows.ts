import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tx } from './database.ts';
import type { DB } from './db.generated.ts';

/** A row of a table as it is read. */
export type RowOf<Table extends keyof DB> = Selectable<DB[Table]>;

type WithId = { [Table in keyof DB]: DB[Table] extends { id: unknown } ? Table : never }[keyof DB];
type Versioned = { [Table in WithId]: DB[Table] extends { version: unknown } ? Table : never }[WithId];

// Kysely cannot follow a table that is not known until it is called. The types of the callers have been checked by then.
type AnyTable = 'link';
type AnyRow = Insertable<DB[AnyTable]>;

/** Makes a row; false when there is one with this id already. */
export async function insertRow<Table extends WithId>(
  tx: Tx,
  table: Table,
  row: Insertable<DB[Table]>,
): Promise<boolean> {
  const made = await tx
    .insertInto(table as AnyTable)
    .values(row as unknown as AnyRow)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Writes values of a row and counts its version up. */
export async function updateRow<Table extends Versioned>(
  tx: Tx,
  table: Table,
  id: string,
  values: Updateable<DB[Table]>,
): Promise<void> {
  await tx
    .updateTable(table as AnyTable)
    .set((eb) => ({ ...(values as Partial<AnyRow>), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteRow(tx: Tx, table: WithId, id: string): Promise<void> {
  await tx
    .deleteFrom(table as AnyTable)
    .where('id', '=', id)
    .execute();
}

/** Holds a row until the transaction ends: other changes to it wait until then. */
export async function lockRow(tx: Tx, table: WithId, id: string): Promise<void> {
  await tx
    .selectFrom(table as AnyTable)
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute();
}
