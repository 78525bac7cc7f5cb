import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { RATES } from '#kit/http/limits/rate-limits.ts';
import { redact } from '#kit/reporting/redact.ts';
import { exportedList, type NewExport } from '../rules/exported-list.ts';

/**
 * Writes down that a list is about to leave the college as a file. The file is then fetched page by page, and each page
 * asks whether it may be read; here it is only one thing that a user does, counted and recorded once.
 */
export async function openExport(ctx: Context, input: NewExport): Promise<boolean> {
  const { personId } = actorOf(ctx);
  await ctx.services.rateLimits.take(RATES.exports, personId);
  const asked = exportedList(input);
  if (!asked) throw new RuleError('requestNotUnderstood');
  await ctx.services.rateLimits.add(RATES.exportOpened, `${personId}:${asked.list}`, 1);
  await transaction(ctx.db, (tx) =>
    audit(tx, ctx, { action: 'export', entity: asked.list, after: { filter: redact(asked.filter) } }),
  );
  return true;
}
