import { createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from '#kit/config/secrets.ts';
import { CalendarError } from '#kit/calendars/calendars.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { CALENDAR_CALLBACK } from '../rules/consent.ts';
import { storeConsent } from './calendar.queries.ts';

/** Makes the address at which a user consents, and remembers that this session asked. */
export async function beginConsent(ctx: Context): Promise<{ url: string }> {
  const { personId, sessionId } = actorOf(ctx);
  const { calendars, secrets, config, now } = ctx.services;
  const state = randomBytes(32).toString('base64url');
  const redirectUri = config.origin + CALENDAR_CALLBACK;
  try {
    const url = calendars.consentUrl({ redirectUri, state, verifier: verifierOf(secrets, state) });
    await transaction(ctx.db, (tx) => storeConsent(tx, { personId, sessionId, state, begunAt: now() }));
    return { url };
  } catch (error) {
    throw toldToPerson(error);
  }
}

/** Follows from the state by a key of the server's, so that the user who reads the database cannot answer the question. */
export const verifierOf = (secrets: Secrets, state: string): string =>
  createHmac('sha256', secrets.key('calendar-consent')).update(state).digest('base64url');

export function toldToPerson(error: unknown): unknown {
  if (!(error instanceof CalendarError)) return error;
  return new RuleError(
    error.problem,
    error.isUnavailable ? 'UNAVAILABLE' : 'FORBIDDEN',
    {},
    { cause: error },
  );
}
