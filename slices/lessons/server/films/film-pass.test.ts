import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '#kit/db/until.ts';
import { redact } from '#kit/reporting/redact.ts';
import type { Browser } from '#testing/browser.ts';
import { College, digestOf, PASSWORD } from '#testing/college.ts';
import { filmKey } from './film.queries.ts';

let college: College;
let lessonId: string;
const said: string[] = [];

beforeAll(async () => {
  const lines = { write: (line: string) => void said.push(line) };
  const formatters = { log: (line: object) => redact(line) as Record<string, unknown> };
  college = await College.open({ log: pino({ level: 'trace', formatters }, lines) });
  ({ id: lessonId } = await college.lesson({ courseId: (await college.course()).id }));
  const filmId = randomUUID();
  const renditions = { hls: 'index.m3u8', mp4: 'q0.mp4', audio: null, poster: null, thumbnails: null };
  await college.database.owner.query(
    `insert into film (id, lesson_id, locale, kind, title, source_key, source_bytes, source_type, state, renditions)
     values ($1, $2, 'en', 'VIDEO', 'Romans', 'videos/gone', 9, 'video/mp4', 'READY', $3)`,
    [filmId, lessonId, renditions],
  );
  const { store } = college.served.state;
  const list = '#EXTM3U\n#EXTINF:6,\nq0.mp4\n';
  const put = (name: string, words: string, contentType: string) =>
    store.put(filmKey(filmId, name), Buffer.from(words), { contentType });
  await put('index.m3u8', list, 'application/vnd.apple.mpegurl');
  await put('q0.mp4', 'film', 'video/mp4');
});
afterAll(() => college.close());

type SignedIn = Awaited<ReturnType<College['signedIn']>>;

const FILMS = 'query lesson($id: ID!) { lesson(lessonId: $id) { films { playback { hlsUrl mp4Url } } } }';

/** The addresses a player works with: the list, what stands in it, and the film in one piece. */
async function addressesOf(browser: Browser): Promise<string[]> {
  const { data } = await browser.call(FILMS, { id: lessonId });
  const lesson = data?.['lesson'] as
    | { films: { playback: { hlsUrl: string; mp4Url: string } }[] }
    | undefined;
  const { hlsUrl = '', mp4Url = '' } = lesson?.films[0]?.playback ?? {};
  const list = await (await fetch(college.url + hlsUrl)).text();
  const inList = list.split('\n').find((line) => line.includes('q0.mp4')) ?? '';
  return [hlsUrl, inList, mp4Url].map((address) => college.url + pathOf(address));
}

const pathOf = (address: string): string => address.replace(/^https?:\/\/[^/]+/, '');
const statuses = (addresses: string[]) =>
  Promise.all(addresses.map(async (address) => (await fetch(address)).status));
const sql = (text: string, ...values: unknown[]) => college.database.owner.query(text, values);

const CHANGE = `mutation changePassword($old: String!, $new: String!) {
  changePassword(currentPassword: $old, newPassword: $new) }`;

test.each([
  ['signs out', (browser: SignedIn) => browser.call('mutation logoutUser { logoutUser }')],
  [
    'is shut out',
    ({ person }: SignedIn) => sql(`update person set status = 'DISABLED' where id = $1`, person.id),
  ],
  [
    'changes the password elsewhere',
    async ({ person }: SignedIn) => {
      const other = await college.signedIn(person);
      await other.call(CHANGE, { old: digestOf(PASSWORD), new: digestOf('another long password') });
    },
  ],
])('the addresses of a film end when the person who was given them %s', async (_, leave) => {
  const admin = await college.signedIn({ roles: ['user', 'admin'] });
  const addresses = await addressesOf(admin);
  expect(await statuses(addresses)).toEqual([200, 200, 200]);
  await leave(admin);
  const areEnded = async () =>
    (await statuses(addresses)).every((status) => status === 404 || status === 403);
  await until(areEnded, { ms: 10_000, everyMs: 250, what: 'the addresses to end' });
});

test('nobody makes an address last by taking the session out of it', async () => {
  const admin = await college.signedIn({ roles: ['user', 'admin'] });
  const [list = '', media = ''] = await addressesOf(admin);
  const without = media.replace(/session=[^&]*&?/, '');
  const [, session = ''] = /\/films\/[^/]+\/[^.]+\.([0-9a-f]{32})\./.exec(list) ?? [];
  expect(await statuses([without, list.replace(session, randomUUID().replaceAll('-', ''))])).toEqual([
    403, 404,
  ]);
});

test('the pass of a film is in no log, however its address is written (J4)', async () => {
  const admin = await college.signedIn({ roles: ['user', 'admin'] });
  const [list = '', media = ''] = await addressesOf(admin);
  const { pathname } = new URL(list);
  const pass = pathname.split('/')[3] ?? '';
  const signature = new URL(media).searchParams.get('signature') ?? '';
  const coded = [...pass].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
  const hidden = [
    pathname,
    pathname.replace('/films/', '/%66ilms/'),
    pathname.replace(pass, coded),
    pathname.replace(pass, coded.replaceAll('%', '%25')),
    pathname.replaceAll('/', '%2F').replace('%2F', '/'),
    `/nowhere${pathname}`,
    `${pathname}/%E0%A4%A`,
  ];
  for (const path of hidden) await fetch(college.url + path);
  await fetch(media);
  const payload = JSON.stringify({ error: `could not play ${list} nor ${media}`, url: pathname });
  const REPORT = 'mutation i($input: LogitInput!) { insertLogit(logitInput: $input) { _id } }';
  await admin.call(REPORT, { input: { action: 'reportFrontEndError', type: 'ERROR', payload } });
  const { rows } = await college.database.owner.query<{ row: string }>(
    'select t::text as row from log_entry t',
  );
  const written = [...said, ...rows.map(({ row }) => row)].join('\n');
  expect(written).toContain('answered');
  expect(written).toContain('could not play');
  const secrets = [pass, pass.split('.')[2] ?? '', coded, signature];
  expect(secrets.filter((secret) => secret.length < 40 || written.includes(secret))).toEqual([]);
});
