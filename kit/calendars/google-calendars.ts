import { createHash } from 'node:crypto';
import { z } from 'zod';
import { CalendarError, type Calendars, type CalendarProblem } from './calendars.ts';
import { addressOfEvents, eventsFrom, readLimited } from './google-events.ts';

export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  /** A server that answers in Google's place, in tests. */
  baseUrl: string | null;
}

/** The least that is needed: the dashboard shows events and changes none. */
const SCOPE = 'https://www.googleapis.com/auth/calendar.events.readonly';

/** No request waits longer for Google. */
const ANSWER_WITHIN_MS = 2_500;

const Tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  scope: z.string(),
});

const AccessToken = Tokens.pick({ access_token: true });

const addresses = (baseUrl: string | null) => ({
  consent: `${baseUrl ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
  token: baseUrl ? `${baseUrl}/oauth2/token` : 'https://oauth2.googleapis.com/token',
  revoke: baseUrl ? `${baseUrl}/oauth2/revoke` : 'https://oauth2.googleapis.com/revoke',
  api: baseUrl ?? 'https://www.googleapis.com',
});

/** Google's calendars, by the authorization code flow with PKCE and offline access. */
export function googleCalendars({ clientId, clientSecret, baseUrl }: GoogleSettings): Calendars {
  const { consent, token, revoke, api } = addresses(baseUrl);

  async function revokeToken(any: string): Promise<void> {
    const { status, error } = await post(revoke, { token: any });
    // What was revoked before, by us or by the person at Google, is called invalid.
    if (status === 200 || error === 'invalid_token') return;
    throw new CalendarError('calendarUnavailable', new Error(`revoking was answered ${status} ${error}`));
  }

  return {
    kind: 'google',

    consentUrl({ redirectUri, state, verifier }) {
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: SCOPE,
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        // Without these Google gives a token for an hour only, or none to a user who has consented before.
        access_type: 'offline',
        prompt: 'consent',
      });
      return `${consent}?${query.toString()}`;
    },

    async exchangeCode({ code, verifier, redirectUri }) {
      const { status, error, body } = await post(token, {
        grant_type: 'authorization_code',
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
      });
      if (status !== 200) {
        throw new CalendarError(problemOf(error), new Error(`the code was answered ${status} ${error}`));
      }
      const tokens = Tokens.safeParse(body);
      if (!tokens.success)
        throw new CalendarError('calendarUnavailable', new Error('the answer holds no token'));
      const { access_token: accessToken, refresh_token: refreshToken, scope } = tokens.data;
      // People may untick what is asked for; a token for less is of no use and is not stored.
      if (refreshToken && scope.split(' ').includes(SCOPE)) return { refreshToken };
      await revokeToken(refreshToken ?? accessToken);
      throw new CalendarError('calendarNotGranted', new Error(`granted was: ${scope}`));
    },

    async readEvents(refreshToken, span) {
      const { status, error, body } = await post(token, {
        grant_type: 'refresh_token',
        client_id: clientId,
        client_secret: clientSecret,
        refresh_token: refreshToken,
      });
      const tokens = AccessToken.safeParse(body);
      if (status !== 200 || !tokens.success)
        throw new CalendarError(problemOf(error), new Error(`the token was answered ${status} ${error}`));
      return eventsFrom(await get(addressOfEvents(api, span), tokens.data.access_token), span);
    },

    revoke: revokeToken,
  };
}

/** A code that is wrong, old or used is the person's to try again; anything else is trouble between Google and us. */
const problemOf = (error: string): CalendarProblem =>
  error === 'invalid_grant' ? 'calendarRefused' : 'calendarUnavailable';

interface Answer {
  status: number;
  /** Google's word for what was wrong, or nothing. */
  error: string;
  body: unknown;
}

async function post(url: string, fields: Record<string, string>): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), signal });
    const text = await response.text();
    const body: unknown = text === '' ? {} : JSON.parse(text);
    const { error } = z
      .object({ error: z.string().catch('') })
      .catch({ error: '' })
      .parse(body);
    return { status: response.status, error, body };
  } catch (cause) {
    throw new CalendarError('calendarUnavailable', cause);
  }
}

async function get(url: string, accessToken: string): Promise<unknown> {
  try {
    const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' };
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch(url, { headers, signal, redirect: 'error' });
    if (!response.ok) {
      await response.body?.cancel();
      throw new CalendarError(
        response.status === 401 ? 'calendarRefused' : 'calendarUnavailable',
        new Error(`the events were answered ${response.status}`),
      );
    }
    return JSON.parse(await readLimited(response));
  } catch (cause) {
    throw cause instanceof CalendarError ? cause : new CalendarError('calendarUnavailable', cause);
  }
}
