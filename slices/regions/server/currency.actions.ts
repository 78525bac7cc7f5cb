import { DatabaseError } from 'pg';
import type { Tx } from '#kit/db/database.ts';
import { audit, transaction } from '#kit/graphql/action.ts';
import { parsedInput } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { changedFields, fieldValues } from '#kit/record/changed-fields.ts';
import { currency as fields, type CurrencyValues } from '../rules/currency.ts';
import { currenciesWithRegions, type ManagedCurrency } from './managed-currencies.queries.ts';

/** A currency, held until the transaction ends, so that no region takes it up meanwhile. */
async function lockCurrency(tx: Tx, value: string): Promise<ManagedCurrency | undefined> {
  await tx.selectFrom('currency').select('value').where('value', '=', value).forUpdate().execute();
  return currenciesWithRegions(tx).where('c.value', '=', value).executeTakeFirst();
}

interface CurrencyInput extends CurrencyValues {
  /** None for a currency that is new. */
  version?: number | null | undefined;
}

/** False when there is one of this code already. */
async function insertCurrency(tx: Tx, values: CurrencyValues): Promise<boolean> {
  const insert = tx.insertInto('currency').values(values);
  const row = await insert
    .onConflict((conflict) => conflict.doNothing())
    .returning('value')
    .executeTakeFirst();
  return row !== undefined;
}

async function updateCurrency(tx: Tx, { value, ...values }: CurrencyValues): Promise<void> {
  await tx
    .updateTable('currency')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('value', '=', value)
    .execute();
}

/** Adds a currency, or changes one unless it was changed since the form was opened. */
export async function saveCurrency(
  ctx: Context,
  { version, ...input }: CurrencyInput,
): Promise<ManagedCurrency> {
  const after = parsedInput(fields, input);
  const { value } = after;
  return transaction(ctx.db, async (tx) => {
    const before = await lockCurrency(tx, value);
    const isNew = typeof version !== 'number';
    if (!before && !isNew) throw new RuleError('recordNotFound', 'NOT_FOUND');
    // A form that is sent twice, because the first answer was lost, says the same again.
    if (before && changedFields(fields, before, after).length === 0) return before;
    if (before && isNew) throw new RuleError('currencyExists');
    if (before && version !== before.version) throw new RuleError('changedMeanwhile');
    if (before) await updateCurrency(tx, after);
    else if (!(await insertCurrency(tx, after))) throw new RuleError('currencyExists');
    await audit(tx, ctx, {
      action: before ? 'updateCurrency' : 'addCurrency',
      entity: 'currency',
      before: before ? fieldValues(fields, before) : null,
      after,
    });
    return currenciesWithRegions(tx).where('c.value', '=', value).executeTakeFirstOrThrow();
  });
}

/** What PostgreSQL says when a record is still pointed at: by a profile, or by an exchange rate. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Removes a currency that nothing uses (HOLE-57). Removing what is gone already changes nothing. */
export async function removeCurrency(ctx: Context, value: string): Promise<boolean> {
  try {
    await transaction(ctx.db, async (tx) => {
      const before = await lockCurrency(tx, value);
      if (!before) return;
      const regions = before.regionNames.join(', ');
      if (regions) throw new RuleError('currencyInRegions', 'BAD_USER_INPUT', { regions });
      await tx.deleteFrom('currency').where('value', '=', value).execute();
      await audit(tx, ctx, {
        action: 'removeCurrency',
        entity: 'currency',
        before: fieldValues(fields, before),
      });
    });
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION)
      throw new RuleError('currencyInUse');
    throw error;
  }
}
