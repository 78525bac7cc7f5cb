import type { Context } from '#kit/graphql/context.ts';
import { ipPrefix } from '#kit/http/caller-address.ts';
import type { RateRule } from '#kit/http/rate-limits.ts';
import { readVerifyCode, type Standing } from '../rules/verify-code.ts';
import { findByCode } from './issue.queries.ts';

/** No code can be guessed; this only keeps floods from the one page that strangers ask the college by. */
export const VERIFY_ADDRESS: RateRule = { name: 'verify-address', max: 100, windowS: 600 };

export interface Verification {
  standing: Standing;
  sha256: string | null;
}

/** Tells anyone who holds a paper whether it is genuine, and nothing else of it. */
export async function verifyTranscript(ctx: Context, typed: string): Promise<Verification> {
  await ctx.services.rateLimits.take(VERIFY_ADDRESS, ipPrefix(ctx.ip));
  const code = readVerifyCode(typed);
  if (!code) return { standing: 'UNKNOWN', sha256: null };
  return findByCode(ctx.unscoped('whether a transcript is genuine'), code);
}
