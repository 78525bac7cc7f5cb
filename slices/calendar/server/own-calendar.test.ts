import { afterAll, beforeAll, expect, test } from 'vitest';
import { openToken } from '#kit/calendars/seal-token.ts';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import type { Browser } from '#testing/browser.ts';
import { College, type TestPerson } from '#testing/college.ts';
import { startGooglePeer, type GooglePeer } from '#testing/peers/google.ts';
import { visitAsBrowser } from '#testing/peers/oidc-visitor.ts';
import { readOwnCalendars } from './read-own-calendars.ts';

const CALLBACK = 'http://localhost:3000/google-auth';
const CONSENT = 'mutation c { calendarConsent { url } }';
const CONNECT = 'mutation g($code: String!) { getTokensFromAuthCode(authCode: $code) }';
const READ = 'mutation r { readCalendarAgain { readAt problem } }';
const CALENDAR = `query q { calendar { entries { kind title detail startsAt endsAt allDay url path } }
  calendarConnection { readAt problem } calendarProvider }`;
const HOUR_MS = 3_600_000;

type Reader = Browser & { person: TestPerson };

let google: GooglePeer;
let college: College;
beforeAll(async () => {
  google = await startGooglePeer(['ana@gmail.test', 'ben@gmail.test'], CALLBACK);
  const env = {
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_BASE_URL: google.url,
  };
  college = await College.open({ env });
});
afterAll(async () => {
  await college.close();
  await google.stop();
});

/** Consents at Google; the token is what Google has given us for it. */
async function connect(browser: Reader, account: string): Promise<string> {
  const { data } = await browser.call(CONSENT);
  const consent = data?.['calendarConsent'] as { url: string } | undefined;
  const { searchParams } = await visitAsBrowser(consent?.url ?? '', CALLBACK, account);
  await browser.call(CONNECT, { code: searchParams.get('code') });
  const { rows } = await college.database.owner.query<{ sealed_token: Buffer }>(
    'select sealed_token from calendar_connection where person_id = $1',
    [browser.person.id],
  );
  const keys = college.served.state.services.secrets.keys('calendar-tokens');
  return openToken(rows[0]?.sealed_token ?? Buffer.of(), keys, browser.person.id) ?? '';
}

const hoursAhead = (hours: number): Date => new Date(college.now().getTime() + hours * HOUR_MS);
const titlesOf = async (browser: Browser): Promise<string[]> => {
  const { data } = await browser.call(CALENDAR);
  return (data as unknown as { calendar: { entries: { title: string }[] } }).calendar.entries.map(
    ({ title }) => title,
  );
};
const readAgain = async (browser: Browser) => (await browser.call(READ)).data?.['readCalendarAgain'];

test('what a reader keeps at Google stands in their calendar, theirs alone', async () => {
  const { id: regionId } = await college.region({ timeZone: 'America/Denver' });
  const ana = await college.signedIn({ regionIds: [regionId] });
  const token = await connect(ana, 'ana@gmail.test');
  const [start, end] = [hoursAhead(26), hoursAhead(27)];
  const day = hoursAhead(48).toISOString().slice(0, 10);
  const after = hoursAhead(72).toISOString().slice(0, 10);
  await google.keep(token, {
    summary: 'Dentist',
    location: 'High Street 1',
    start: { dateTime: start.toISOString() },
    end: { dateTime: end.toISOString() },
  });
  await google.keep(token, { summary: 'Birthday', start: { date: day }, end: { date: after } });
  await college.runJobs();

  const { data } = await ana.call(CALENDAR);
  expect(data).toMatchObject({
    calendarProvider: 'google',
    calendarConnection: { readAt: college.now().toISOString(), problem: null },
    calendar: {
      entries: [
        {
          kind: 'OWN_CALENDAR',
          title: 'Dentist',
          detail: 'High Street 1',
          startsAt: start.toISOString(),
          endsAt: end.toISOString(),
          allDay: false,
          path: null,
          url: expect.stringMatching(/^https:\/\/(www|calendar)\.google\.com\/calendar\//),
        },
        { title: 'Birthday', allDay: true },
      ],
    },
  });

  // Nobody else reads it: not a student of the same campus, and not who looks at the site in the reader's name.
  expect(await titlesOf(await college.signedIn({ regionIds: [regionId] }))).toEqual([]);
  const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [regionId] });
  const impersonate = 'mutation i($id: ID!) { impersonateUser(userId: $id, reason: "a question") { _id } }';
  await admin.call(impersonate, { id: ana.person.id });
  expect(await titlesOf(admin)).toEqual([]);

  // Nor is it told to the programs that read the reader's calendar here.
  const made = await ana.call('mutation m { createCalendarFeed }');
  const feed = String(made.data?.['createCalendarFeed']).replace(/^https?:\/\/[^/]+/, college.url);
  expect(await (await fetch(feed)).text()).not.toContain('Dentist');

  await ana.call('mutation d { disconnectCalendar }');
  expect(await titlesOf(ana)).toEqual([]);
  expect(await readAgain(ana)).toBeNull();
  await college.runJobs();
});

test('once the reader has taken the right back at Google they are told, and it is not asked for again', async () => {
  const ben = await college.signedIn();
  const token = await connect(ben, 'ben@gmail.test');
  await college.runJobs();
  const times = { start: { dateTime: hoursAhead(5) }, end: { dateTime: hoursAhead(6) } };
  await google.keep(token, { summary: 'Football', ...times });
  // It was read a moment ago, when it was connected.
  await readAgain(ben);
  expect(await titlesOf(ben)).toEqual([]);
  college.pass(60_000);
  const readAt = college.now().toISOString();
  expect(await readAgain(ben)).toEqual({ readAt, problem: null });
  await fetch(`${google.url}/oauth2/revoke`, { method: 'POST', body: new URLSearchParams({ token }) });
  college.pass(HOUR_MS);
  expect(await readAgain(ben)).toEqual({ readAt, problem: 'calendarRefused' });
  expect(await titlesOf(ben)).toEqual(['Football']);

  const triedAt = await triedAtOf(ben);
  college.pass(HOUR_MS);
  const { appPool, services } = college.served.state;
  const db = openDatabase(appPool, WHOLE_COLLEGE);
  await readOwnCalendars.run({}, { db, services, earlierTries: 0 });
  await college.runJobs();
  expect(await triedAtOf(ben)).toEqual(triedAt);
});

async function triedAtOf({ person }: Reader): Promise<Date | undefined> {
  const { rows } = await college.database.owner.query<{ tried_at: Date }>(
    'select tried_at from calendar_connection where person_id = $1',
    [person.id],
  );
  return rows[0]?.tried_at;
}
