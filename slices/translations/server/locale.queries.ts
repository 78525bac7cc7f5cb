import type { Db, Tx } from '#kit/db/database.ts';
import { updateRow } from '#kit/db/rows.ts';

const COLUMNS = ['id', 'name', 'value', 'label', 'offered', 'position', 'version'] as const;

export interface LocaleRecord {
  id: string;
  /** In English. */
  name: string;
  value: string;
  label: string;
  offered: boolean;
  position: number;
  version: number;
}

export const listLocales = (db: Db | Tx): Promise<LocaleRecord[]> =>
  db.selectFrom('locale').select(COLUMNS).orderBy('position').orderBy('name').execute();

/** Nobody else arranges them until the transaction ends. */
export const lockLocales = (tx: Tx): Promise<LocaleRecord[]> =>
  tx.selectFrom('locale').select(COLUMNS).orderBy('id').forUpdate().execute();

export async function changeLocale(
  tx: Tx,
  id: string,
  change: Pick<LocaleRecord, 'label' | 'offered' | 'position'>,
): Promise<void> {
  await updateRow(tx, 'locale', id, change);
}
