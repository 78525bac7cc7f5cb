import type { Tx } from '#kit/db/database.ts';
import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { monthCode } from '../rules/month.ts';
import { checkRate, MAX_RATES_AT_ONCE, type RateChange } from '../rules/rate.ts';
import { deleteForexRate, lockRates, storeForexRate } from './forex-rate.queries.ts';

/**
 * Enters, corrects and removes rates, one or a whole file of them, all or none. What another user has changed since is
 * not overwritten; what is as it was wished already is left alone, so that a form may be sent twice.
 */
export async function saveForexRates(ctx: Context, parsed: readonly RateChange[]): Promise<boolean> {
  if (parsed.length > MAX_RATES_AT_ONCE) throw new RuleError('tooManyRates');
  const now = ctx.services.now();
  for (const change of parsed) {
    const problem = checkRate(change, now);
    if (problem) throw new RuleError(problem);
  }
  await transaction(ctx.db, async (tx) => {
    const stored = await lockRates(tx, [...new Set(parsed.map(({ currency }) => currency))]);
    if (parsed.some(({ currency }) => !stored.has(currency))) throw new RuleError('rateCurrencyUnknown');
    for (const change of parsed) {
      const rate = stored.get(change.currency)?.get(monthCode(change)) ?? null;
      if (rate === change.rate) continue;
      if (rate !== change.before) throw new RuleError('changedMeanwhile');
      await write(tx, ctx, change);
    }
  });
  return true;
}

async function write(tx: Tx, ctx: Context, { before, rate, ...change }: RateChange): Promise<void> {
  if (rate === null) await deleteForexRate(tx, change);
  else await storeForexRate(tx, { ...change, rate });
  const told = { currency: change.currency, month: monthCode(change) };
  await audit(tx, ctx, {
    action: rate === null ? 'removeForexRate' : 'saveForexRate',
    entity: 'forexRate',
    before: before === null ? null : { ...told, rate: before },
    after: rate === null ? null : { ...told, rate },
  });
}
