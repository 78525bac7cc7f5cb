import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '#kit/graphql/context.ts';
import { insertApiToken } from './api-token.queries.ts';

const LIFE_MS = 15 * 60_000;

/** A token for the charts' data calls: it reads, for a quarter of an hour, and opens nothing else. */
export async function issueApiToken(ctx: Context, personId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(ctx.services.now().getTime() + LIFE_MS);
  await insertApiToken(ctx.db, {
    tokenHash: createHash('sha256').update(token).digest(),
    personId,
    expiresAt,
  });
  return token;
}
