import type { Context } from '#kit/graphql/context.ts';
import { ipPrefix } from '#kit/http/caller-address.ts';
import type { RateRule } from '#kit/http/limits/rate-limits.ts';
import { readVerifyCode } from '../rules/verify-code.ts';
import { findByCode, type Verification } from './issue.queries.ts';

/** No code can be guessed; this only keeps floods from the one page that strangers ask the college by. */
export const VERIFY_ADDRESS: RateRule = { name: 'verify-address', max: 100, windowS: 600 };

/** Tells anyone who holds a paper whether it is genuine and whose it is, so that they can compare the two. */
export async function verifyTranscript(ctx: Context, typed: string): Promise<Verification> {
  await ctx.services.rateLimits.take(VERIFY_ADDRESS, ipPrefix(ctx.ip));
  const code = readVerifyCode(typed);
  if (!code) return { standing: 'UNKNOWN', sha256: null, holder: null };
  return findByCode(ctx.unscoped('whether a transcript is genuine'), code);
}
