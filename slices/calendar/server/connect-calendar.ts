import { sealToken } from '#kit/calendars/seal-token.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { CALENDAR_CALLBACK, isAnswerTo } from '../rules/consent.ts';
import { toldToPerson, verifierOf } from './begin-consent.ts';
import { storeConnection, takeConsent } from './calendar.queries.ts';
import { readOwnCalendar } from './read-own-calendars.ts';

export interface ConsentAnswer {
  authCode: string;
  state?: string | null | undefined;
}

/** Exchanges the code a user came back with. A question is answered once, whatever comes of it. */
export async function connectCalendar(ctx: Context, { authCode, state }: ConsentAnswer): Promise<boolean> {
  const actor = actorOf(ctx);
  const { calendars, secrets, config, now } = ctx.services;
  if (calendars.kind === 'none') throw new RuleError('calendarsOff', 'FORBIDDEN');
  const consent = await takeConsent(ctx.db, actor);
  if (!consent || !isAnswerTo(consent, state ?? null, now())) {
    throw new RuleError('calendarConsentMissing', 'FORBIDDEN');
  }
  const verifier = verifierOf(secrets, consent.state);
  const redirectUri = config.origin + CALENDAR_CALLBACK;
  const exchange = calendars.exchangeCode({ code: authCode, verifier, redirectUri });
  const { refreshToken } = await exchange.catch((error: unknown) => {
    throw toldToPerson(error);
  });

  const { personId } = actor;
  const sealedToken = sealToken(refreshToken, secrets.key('calendar-tokens'), personId);
  await transaction(ctx.db, async (tx) => {
    const provider = calendars.kind;
    await storeConnection(tx, { personId, provider, sealedToken, connectedAt: now() });
    await enqueue(tx, readOwnCalendar, { personId });
    await audit(tx, ctx, {
      action: 'connectCalendar',
      entity: 'person',
      entityId: personId,
      after: { provider },
    });
  });
  return true;
}
