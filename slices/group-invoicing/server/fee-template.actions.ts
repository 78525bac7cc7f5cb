import { reachWhere } from '#kit/access/actor.ts';
import { insertRow, lockRow, updateRow } from '#kit/db/rows.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { notFound } from '#slices/billing/server/api.ts';
import {
  feeLinesProblem,
  isFeeYear,
  YEAR_MAX,
  YEAR_MIN,
  type FeeTemplateValues,
} from '../rules/fee-template.ts';
import { can } from '../rules/permissions.ts';
import {
  findFeeTemplate,
  listFeeTemplates,
  storedLines,
  type FeeTemplateRecord,
} from './fee-template.queries.ts';

export const readFeeTemplates = (ctx: Context): Promise<FeeTemplateRecord[]> =>
  listFeeTemplates(ctx.db, reachWhere(actorOf(ctx), 'admin'));

export async function feeTemplateToKeep(db: Db | Tx, ctx: Context, id: string): Promise<FeeTemplateRecord> {
  const template = await findFeeTemplate(db, id);
  if (!template || !can.oversee(actorOf(ctx), template)) throw notFound();
  return template;
}

interface Params extends FeeTemplateValues {
  id: string;
  regionId: string;
  /** What the form was opened with; null for a new one. */
  version: number | null;
}

/** Makes a fee template or changes one. What was invoiced with it before stays as it is. */
export async function saveFeeTemplate(ctx: Context, { id, regionId, version, ...said }: Params) {
  if (!can.oversee(actorOf(ctx), { regionId })) throw notFound();
  const values = checked(said);
  const row = { ...values, lines: storedLines(values.lines) };
  return transaction(ctx.db, async (tx) => {
    await lockRow(tx, 'feeTemplate', id);
    const before = (await findFeeTemplate(tx, id)) ?? null;
    if (before && before.regionId !== regionId) throw notFound();
    // A form that is sent twice makes one.
    if (before && version === null) return before;
    if (!before && version !== null) throw notFound();
    if (before && before.version !== version) throw new RuleError('changedMeanwhile');
    if (before) await updateRow(tx, 'feeTemplate', id, row);
    else if (!(await insertRow(tx, 'feeTemplate', { id, regionId, ...row }))) throw notFound();
    await audit(tx, ctx, {
      action: 'saveFeeTemplate',
      entity: 'feeTemplate',
      entityId: id,
      regionId,
      before: before && { title: before.title, year: before.year, lines: before.lines },
      after: { ...values },
    });
    return feeTemplateToKeep(tx, ctx, id);
  });
}

function checked({ title, year, lines }: FeeTemplateValues): FeeTemplateValues {
  if (!isFeeYear(year))
    throw new RuleError(
      'feeYearInvalid',
      'BAD_USER_INPUT',
      { min: String(YEAR_MIN), max: String(YEAR_MAX) },
      { field: 'year' },
    );
  const refused = feeLinesProblem(title, lines);
  if (refused) {
    const { problem, field, max } = refused;
    throw new RuleError(problem, 'BAD_USER_INPUT', max === undefined ? {} : { max }, { field });
  }
  const tidy = lines.map((line) => ({ ...line, particulars: line.particulars.trim() }));
  return { title: title.trim(), year, lines: tidy };
}

/** Takes a fee template out of use, or back into it. */
export const archiveFeeTemplate = (
  ctx: Context,
  { id, isArchived }: { id: string; isArchived: boolean },
): Promise<FeeTemplateRecord> =>
  transaction(ctx.db, async (tx) => {
    await lockRow(tx, 'feeTemplate', id);
    const template = await feeTemplateToKeep(tx, ctx, id);
    if (template.isArchived === isArchived) return template;
    await updateRow(tx, 'feeTemplate', id, { archivedAt: isArchived ? ctx.services.now() : null });
    await audit(tx, ctx, {
      action: isArchived ? 'archiveFeeTemplate' : 'restoreFeeTemplate',
      entity: 'feeTemplate',
      entityId: id,
      regionId: template.regionId,
      after: { title: template.title, year: template.year },
    });
    return feeTemplateToKeep(tx, ctx, id);
  });
