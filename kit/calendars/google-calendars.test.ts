import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  startGooglePeer,
  startOddGoogle,
  type GooglePeer,
  type OddGooglePeer,
} from '#testing/peers/google.ts';
import { visitAsBrowser } from '#testing/peers/oidc-visitor.ts';
import { googleCalendars } from './google-calendars.ts';
import { openCalendars } from './open-calendars.ts';

const redirectUri = 'http://127.0.0.1:3000/google-auth';
const SCOPE = 'https://www.googleapis.com/auth/calendar.events.readonly';
const newConsent = () => ({
  redirectUri,
  state: randomBytes(32).toString('base64url'),
  verifier: randomBytes(32).toString('base64url'),
});

const december = {
  from: new Date('2026-12-01T00:00:00Z'),
  before: new Date('2026-12-08T00:00:00Z'),
  timeZone: 'America/Denver',
};

describe('a calendar at Google', () => {
  let google: GooglePeer;
  beforeAll(async () => {
    google = await startGooglePeer(['ana@gmail.test'], redirectUri);
  });
  afterAll(() => google.stop());

  const calendars = () => googleCalendars({ ...google, baseUrl: google.url });

  async function consent() {
    const asked = newConsent();
    const callback = await visitAsBrowser(calendars().consentUrl(asked), redirectUri, 'ana@gmail.test');
    return {
      ...asked,
      code: callback.searchParams.get('code') ?? '',
      cameBack: callback.searchParams.get('state'),
    };
  }

  test('is connected by consent, code and verifier', async () => {
    const answer = await consent();
    expect(answer.cameBack).toBe(answer.state);
    const { refreshToken } = await calendars().exchangeCode(answer);
    expect(await google.accepts(refreshToken)).toBe(true);
  });

  test('is given back by revoking, as often as one likes', async () => {
    const { refreshToken } = await calendars().exchangeCode(await consent());
    await calendars().revoke(refreshToken);
    expect(await google.accepts(refreshToken)).toBe(false);
    await expect(calendars().revoke(refreshToken)).resolves.toBeUndefined();
  });

  test('is read from one instant to another, with the page of each event at Google', async () => {
    const { refreshToken } = await calendars().exchangeCode(await consent());
    const event = (summary: string, day: number) => ({
      summary,
      location: 'Hall',
      start: { dateTime: `2026-12-0${day}T18:00:00Z` },
      end: { dateTime: `2026-12-0${day}T19:00:00Z` },
    });
    await google.keep(refreshToken, event('Choir', 2));
    await google.keep(refreshToken, event('Much later', 9));
    const [choir, ...others] = await calendars().readEvents(refreshToken, december);
    expect(others).toEqual([]);
    expect(choir).toMatchObject({
      title: 'Choir',
      place: 'Hall',
      startsAt: new Date('2026-12-02T18:00:00Z'),
      endsAt: new Date('2026-12-02T19:00:00Z'),
      allDay: false,
    });
    expect(new URL(choir?.url ?? '').hostname).toMatch(/google\.com$/);
  });

  test('is not read once the user has taken the token back', async () => {
    const { refreshToken } = await calendars().exchangeCode(await consent());
    await calendars().revoke(refreshToken);
    const read = calendars().readEvents(refreshToken, december);
    await expect(read).rejects.toMatchObject({ problem: 'calendarRefused' });
  });

  test('is refused for a code that was used', async () => {
    const answer = await consent();
    await calendars().exchangeCode(answer);
    await expect(calendars().exchangeCode(answer)).rejects.toMatchObject({ problem: 'calendarRefused' });
  });

  test('is refused for a code that belongs to another verifier', async () => {
    const { code } = await consent();
    const stolen = calendars().exchangeCode({ ...newConsent(), code });
    await expect(stolen).rejects.toMatchObject({ problem: 'calendarRefused' });
  });

  test('cannot be connected with a wrong secret of ours, which is not the person’s fault', async () => {
    const wrong = googleCalendars({ ...google, clientSecret: 'wrong', baseUrl: google.url });
    await expect(wrong.exchangeCode(await consent())).rejects.toMatchObject({
      problem: 'calendarUnavailable',
    });
  });
});

test('the consent page is asked for a lasting token, for reading events only, bound to the verifier', () => {
  const calendars = googleCalendars({ clientId: 'college', clientSecret: 'secret', baseUrl: null });
  // The verifier and its challenge are those of RFC 7636, appendix B.
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const url = new URL(calendars.consentUrl({ redirectUri, state: 'the state', verifier }));
  expect(url.origin + url.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'college',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: SCOPE,
    state: 'the state',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    access_type: 'offline',
    prompt: 'consent',
  });
});

describe('a Google that is not itself', () => {
  let google: OddGooglePeer;
  beforeAll(async () => {
    google = await startOddGoogle();
  });
  afterAll(() => google.stop());

  const calendars = () =>
    googleCalendars({ clientId: 'college', clientSecret: 'secret', baseUrl: google.url });
  const exchange = () => calendars().exchangeCode({ ...newConsent(), code: 'a code' });
  const tokens = (facts: object) =>
    JSON.stringify({ access_token: 'a', token_type: 'Bearer', scope: SCOPE, ...facts });

  test.each([
    ['an error', { status: 500, body: '{"error":"internal"}' }],
    ['a page instead of an answer', { status: 200, body: '<html>Sorry</html>' }],
    ['something else', { status: 200, body: '{"hello":"world"}' }],
    ['a list', { status: 400, body: '[]' }],
  ])('and answers %s is not the person’s fault', async (_, answer) => {
    google.answerWith(answer);
    await expect(exchange()).rejects.toMatchObject({ problem: 'calendarUnavailable' });
  });

  test('and says nothing is waited for no longer than three seconds (I3)', async () => {
    google.answerWith({ isSilent: true });
    const limit = vi.spyOn(AbortSignal, 'timeout');
    await expect(exchange()).rejects.toMatchObject({ problem: 'calendarUnavailable' });
    expect(limit).toHaveBeenCalledOnce();
    expect(limit.mock.calls[0]?.[0]).toBeLessThan(3_000);
  });

  test.each([
    ['no lasting token', { refresh_token: undefined }, 'a'],
    ['a token for less than was asked for', { refresh_token: 'r', scope: 'openid email' }, 'r'],
  ])('and gives %s gets it back', async (_, facts, returned) => {
    google.answerWith({ body: tokens(facts) });
    await expect(exchange()).rejects.toMatchObject({ problem: 'calendarNotGranted' });
    const last = google.asked.at(-1);
    expect([last?.path, last?.form.get('token')]).toEqual(['/oauth2/revoke', returned]);
  });

  test('and does not know the token any more has it given back already', async () => {
    google.answerWith({ status: 400, body: '{"error":"invalid_token"}' });
    await expect(calendars().revoke('r')).resolves.toBeUndefined();
  });

  test('and cannot take a token back is asked again later', async () => {
    google.answerWith({ status: 503, body: '' });
    await expect(calendars().revoke('r')).rejects.toMatchObject({ problem: 'calendarUnavailable' });
  });

  const readAll = () => calendars().readEvents('r', december);
  const answerEvents = (...items: object[]) =>
    google.answerWith({ body: JSON.stringify({ ...JSON.parse(tokens({})), items }) });
  const times = { start: { date: '2026-12-02' }, end: { date: '2026-12-03' } };

  test('and names pages elsewhere leads to its own; what is declined, cancelled or broken is left out', async () => {
    answerEvents(
      { id: 'a', summary: 'Day off', htmlLink: 'javascript:alert(1)', ...times },
      { id: 'b', htmlLink: 'https://www.google.com.mallory.test/calendar/x', ...times },
      { id: 'c', status: 'cancelled', ...times },
      { id: 'd', attendees: [{ self: true, responseStatus: 'declined' }], ...times },
      { id: 'e', start: { date: 'soon' }, end: {} },
      { id: 'f' },
    );
    const dayAtGoogle = 'https://calendar.google.com/calendar/r/day/2026/12/02';
    expect(await readAll()).toEqual([
      {
        uid: 'a',
        title: 'Day off',
        place: '',
        startsAt: new Date('2026-12-02T07:00:00Z'),
        endsAt: new Date('2026-12-03T07:00:00Z'),
        allDay: true,
        url: dayAtGoogle,
      },
      expect.objectContaining({ uid: 'b', title: '', url: dayAtGoogle }),
    ]);
  });

  test.each([
    ['an answer that is larger than a megabyte', { body: tokens({ items: ['x'.repeat(1_100_000)] }) }],
    ['no events', { body: tokens({ items: 'none' }) }],
  ])('and gives %s is unavailable', async (_, answer) => {
    google.answerWith(answer);
    await expect(readAll()).rejects.toMatchObject({ problem: 'calendarUnavailable' });
  });

  test('leaves no secret in what is written down about its failures', async () => {
    google.answerWith({ status: 500, body: '{"error":"internal"}' });
    const failure: unknown = await exchange().catch((error: unknown) => error);
    const { message, cause } = failure as Error;
    expect(`${message} ${String(cause)}`).not.toMatch(/secret|a code/);
  });
});

test('without a provider nobody connects a calendar', async () => {
  const none = openCalendars(null);
  expect(none.kind).toBe('none');
  const off = { problem: 'calendarsOff' };
  expect(() => none.consentUrl(newConsent())).toThrow(expect.objectContaining(off));
  await expect(none.exchangeCode({ ...newConsent(), code: 'x' })).rejects.toMatchObject(off);
  await expect(none.readEvents('x', december)).rejects.toMatchObject(off);
  await expect(none.revoke('x')).rejects.toMatchObject(off);
});
