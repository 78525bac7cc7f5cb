import { DatabaseError } from 'pg';
import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { deleteCurrency, lockCurrency } from './managed-currencies.queries.ts';

/** What PostgreSQL says when a record is still pointed at: by somebody's profile, or by an exchange rate. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Removes a currency that nothing uses (HOLE-57). Removing what is gone already changes nothing. */
export async function removeCurrency(ctx: Context, value: string): Promise<boolean> {
  try {
    await transaction(ctx.db, async (tx) => {
      const before = await lockCurrency(tx, value);
      if (!before) return;
      if (before.regionNames.length > 0)
        throw new RuleError('currencyInRegions', 'BAD_USER_INPUT', {
          regions: before.regionNames.join(', '),
        });
      await deleteCurrency(tx, value);
      await audit(tx, ctx, {
        action: 'removeCurrency',
        entity: 'currency',
        before: { value, label: before.label, decimals: before.decimals },
      });
    });
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION)
      throw new RuleError('currencyInUse');
    throw error;
  }
}
