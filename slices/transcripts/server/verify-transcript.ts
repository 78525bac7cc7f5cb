import type { Context } from '#kit/graphql/context.ts';
import { ipPrefix } from '#kit/http/caller-address.ts';
import { RATES } from '#kit/http/rate-limits.ts';
import { readVerifyCode, type Standing } from '../rules/verify-code.ts';
import { findByCode } from './issue.queries.ts';

export interface Verification {
  standing: Standing;
  sha256: string | null;
}

/** Tells anybody who holds a paper whether it is genuine, and nothing else of it. */
export async function verifyTranscript(ctx: Context, typed: string): Promise<Verification> {
  await ctx.services.rateLimits.take(RATES.verifyAddress, ipPrefix(ctx.ip));
  const code = readVerifyCode(typed);
  if (!code) return { standing: 'UNKNOWN', sha256: null };
  return findByCode(ctx.unscoped('whether a transcript is genuine'), code);
}
