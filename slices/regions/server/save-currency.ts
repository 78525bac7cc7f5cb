import type { Tx } from '#kit/db/database.ts';
import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkCurrency, type CurrencyValues } from '../rules/currency.ts';
import {
  insertCurrency,
  lockCurrency,
  updateCurrencyValues,
  type ManagedCurrency,
} from './managed-currencies.queries.ts';

interface CurrencyInputShape extends CurrencyValues {
  /** None for a currency that is new. */
  version?: number | null | undefined;
}

const isSame = (one: CurrencyValues, other: CurrencyValues): boolean =>
  one.label === other.label && one.decimals === other.decimals;

/** Adds a currency, or changes one unless it was changed since the form was opened. */
export async function saveCurrency(ctx: Context, input: CurrencyInputShape): Promise<ManagedCurrency> {
  const parsed = { value: input.value.trim(), label: input.label.trim(), decimals: input.decimals };
  const problem = checkCurrency(parsed);
  if (problem) throw new RuleError(problem);
  return transaction(ctx.db, async (tx) => {
    const before = await lockCurrency(tx, parsed.value);
    if (!before && typeof input.version === 'number') throw new RuleError('recordNotFound', 'NOT_FOUND');
    // A form that is sent twice, because the first answer was lost, says the same again.
    if (before && isSame(before, parsed)) return before;
    if (before) await change(tx, before, parsed, input.version);
    else if (!(await insertCurrency(tx, parsed))) throw new RuleError('currencyExists');
    await audit(tx, ctx, {
      action: before ? 'updateCurrency' : 'addCurrency',
      entity: 'currency',
      before: before ? { value: before.value, label: before.label, decimals: before.decimals } : null,
      after: parsed,
    });
    const after = await lockCurrency(tx, parsed.value);
    if (!after) throw new Error(`The currency ${parsed.value} is gone although it was just saved.`);
    return after;
  });
}

async function change(
  tx: Tx,
  before: ManagedCurrency,
  parsed: CurrencyValues,
  version: number | null | undefined,
): Promise<void> {
  if (typeof version !== 'number') throw new RuleError('currencyExists');
  if (version !== before.version) throw new RuleError('changedMeanwhile');
  await updateCurrencyValues(tx, parsed);
}
