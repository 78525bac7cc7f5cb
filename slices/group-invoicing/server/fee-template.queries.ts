import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import type { Currency } from '#kit/money/minor-units.ts';
import { linesOf, type FeeTemplateValues, type StoredLine } from '../rules/fee-template.ts';

export interface FeeTemplateRecord extends FeeTemplateValues {
  id: string;
  regionId: string;
  regionName: string;
  currency: Currency;
  isArchived: boolean;
  version: number;
}

const templates = (db: Db | Tx) =>
  db
    .selectFrom('feeTemplate as f')
    .innerJoin('region as r', 'r.id', 'f.regionId')
    .innerJoin('currency as c', 'c.value', 'r.currency')
    .select(['f.id', 'f.regionId', 'r.name as regionName', 'f.year', 'f.title', 'f.lines', 'f.archivedAt'])
    .select(['f.version', 'c.value', 'c.decimals']);

type Row = Awaited<ReturnType<ReturnType<typeof templates>['execute']>>[number];

const templateOf = ({ lines, archivedAt, value, decimals, ...row }: Row): FeeTemplateRecord => ({
  ...row,
  currency: { value, decimals },
  lines: linesOf(lines as StoredLine[]),
  isArchived: archivedAt !== null,
});

export async function findFeeTemplate(db: Db | Tx, id: string): Promise<FeeTemplateRecord | undefined> {
  const row = await templates(db).where('f.id', '=', id).executeTakeFirst();
  return row && templateOf(row);
}

/** More than a college writes in many years. */
const TEMPLATES_MAX = 500;

/** Those in use on some campuses, null for all; the newest year first. */
export async function listFeeTemplates(
  db: Db,
  reach: readonly string[] | null,
): Promise<FeeTemplateRecord[]> {
  const rows = await templates(db)
    .where('f.archivedAt', 'is', null)
    .$if(reach !== null, (query) => query.where('f.regionId', '=', anyId(reach ?? [])))
    .orderBy('f.year', 'desc')
    .orderBy('r.name')
    .orderBy('f.title')
    .orderBy('f.id')
    .limit(TEMPLATES_MAX)
    .execute();
  return rows.map(templateOf);
}

/** As lines are stored: a document of the database. */
export const storedLines = (lines: FeeTemplateValues['lines']): string =>
  JSON.stringify(
    lines.map(({ particulars, quantity, price, taxRate }) => ({ particulars, quantity, price, taxRate })),
  );
