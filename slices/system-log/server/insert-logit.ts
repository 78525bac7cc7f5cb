import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { RateRule } from '#kit/http/limits/rate-limits.ts';
import { redact } from '#kit/reporting/redact.ts';
import { checkLogEntry, MAX_PAYLOAD, type LogType, type NewLogEntry } from '../rules/log-entry.ts';
import { insertLogEntry } from './log-entry.queries.ts';

export const LOG_ENTRIES: RateRule = { name: 'log-entries', max: 30, windowS: 60 };

/** Takes a report from a browser. Who sends it is known from the session, or unknown; the input is not asked. */
export async function insertLogit(ctx: Context, input: NewLogEntry): Promise<{ id: string }> {
  await ctx.services.rateLimits.take(LOG_ENTRIES, ctx.actor?.sessionId ?? ctx.ip);
  const problem = checkLogEntry(input);
  if (problem) throw new RuleError(problem);
  const id = await insertLogEntry(ctx.unscoped('a report its sender may not read back'), {
    personId: ctx.actor?.personId ?? null,
    impersonatorId: ctx.actor?.impersonatorId ?? null,
    type: input.type as LogType,
    action: input.action,
    payload: redact(input.payload).slice(0, MAX_PAYLOAD),
    reference: input.reference ?? null,
    requestId: ctx.requestId,
  });
  return { id };
}
