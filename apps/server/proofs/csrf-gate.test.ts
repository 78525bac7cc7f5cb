import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareCall, type BareCall } from '#testing/bare-call.ts';
import { College, digestOf, PASSWORD } from '#testing/college.ts';

const OWN = 'http://localhost:3000';
const FRIEND = 'https://companion.college.example';
const STRANGER = 'https://evil.example';
const MAX_BODY = 262_144;
const WHO_AM_I = JSON.stringify({ query: '{ currentUser { _id } }' });

let college: College;
let cookie: string;
let personId: string;

beforeAll(async () => {
  college = await College.open({ env: { PUBLIC_URL: OWN, ALLOWED_ORIGINS: FRIEND } });
  const browser = await college.signedIn();
  cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  personId = browser.person.id;
});
afterAll(() => college.close());

/** What a browser that holds the person's cookie would send. */
const send = ({ headers, ...call }: BareCall, path = '/graphql') =>
  bareCall(college.url + path, { method: 'POST', ...call, headers: { cookie, ...headers } });

const corsHeaders = (headers: IncomingHttpHeaders): string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

const json = { 'content-type': 'application/json' };
const ourApp = { 'x-requested-by': 'college-app' };
const ownPage = { ...json, origin: OWN, 'sec-fetch-site': 'same-origin' };
const ownPageSending = (type: string) => ({ ...ownPage, 'content-type': type });
const neighbour = (origin: string) => ({ ...json, origin, 'sec-fetch-site': 'same-site' });

const hostileHeaders: [what: string, headers: OutgoingHttpHeaders][] = [
  ['a form', ownPageSending('application/x-www-form-urlencoded')],
  ['a form with files', ownPageSending('multipart/form-data; boundary=x')],
  ['plain text', ownPageSending('text/plain')],
  ['plain text that mentions JSON', ownPageSending('text/plain; application/json')],
  ['a type that begins like JSON', ownPageSending('application/jsonp')],
  ['no type at all', { origin: OWN, 'sec-fetch-site': 'same-origin' }],
  ['another site’s page', { ...json, origin: STRANGER, 'sec-fetch-site': 'cross-site' }],
  ['another site’s page without a name', { ...json, ...ourApp, 'sec-fetch-site': 'cross-site' }],
  ['a page of a neighbour host', neighbour('https://blog.college.example')],
  ['a sandboxed frame', { ...json, ...ourApp, origin: 'null' }],
  ['a host whose name begins like ours', { ...json, ...ourApp, origin: `${OWN}.evil.example` }],
  ['a stranger that claims to be us', { ...ownPage, origin: STRANGER }],
  ['an old browser that says nothing', json],
  ['a typed address', { ...json, ...ourApp, 'sec-fetch-site': 'none' }],
];

const hostile: [what: string, call: BareCall][] = [
  ['a look at the headers only', { method: 'HEAD', headers: { ...json, ...ourApp } }],
  ['a PUT', { method: 'PUT', headers: ownPage, body: WHO_AM_I }],
  ['more than a rich text can be', { headers: ownPage, body: ' '.repeat(MAX_BODY) + WHO_AM_I }],
  ['a body of unknown length', { headers: ownPage, body: WHO_AM_I, inPieces: true }],
  ...hostileHeaders.map(([what, headers]): [string, BareCall] => [what, { headers, body: WHO_AM_I }]),
];

test.each(hostile)('%s is refused, cookie or not (E2)', async (_, call) => {
  const { status, headers, text } = await send(call);
  expect([403, 405, 413, 415]).toContain(status);
  expect(text).not.toContain(personId);
  expect(corsHeaders(headers)).toEqual([]);
});

test('a link is refused, cookie or not (E2)', async () => {
  const { status, text } = await send(
    { method: 'GET', headers: ourApp },
    '/graphql?query={currentUser{_id}}',
  );
  expect(status).toBe(405);
  expect(text).not.toContain(personId);
});

test.each<[what: string, headers: OutgoingHttpHeaders]>([
  ['our own page', ownPage],
  ['an app of ours on a neighbour host', neighbour(FRIEND)],
  ['a script that says it is ours', { ...json, ...ourApp }],
])('%s is let in (E2)', async (_, headers) => {
  const { status, text } = await send({ headers, body: WHO_AM_I });
  expect(status).toBe(200);
  expect(text).toContain(personId);
});

test('a stranger’s question whether it may call is not answered with yes (E2)', async () => {
  const asking = {
    origin: STRANGER,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  };
  const { status, headers } = await send({ method: 'OPTIONS', headers: asking });
  expect(status).toBe(405);
  expect(corsHeaders(headers)).toEqual([]);
});

test.each(['/', '/config.json', '/healthz', '/metrics', '/auth/work-account/start'])(
  'a stranger’s page may not read %s (E2)',
  async (path) => {
    const { headers } = await send({ method: 'GET', headers: { origin: STRANGER } }, path);
    expect(corsHeaders(headers)).toEqual([]);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  },
);

test('a stranger’s page cannot log its visitor in as another user (E2)', async () => {
  const { email } = await college.person();
  const password = digestOf(PASSWORD);
  const query = `mutation { loginWithPassword(email: "${email}", password: "${password}") { _id } }`;
  const { status, headers } = await send({
    headers: { 'content-type': 'text/plain', origin: STRANGER, 'sec-fetch-site': 'cross-site' },
    body: JSON.stringify({ query }),
  });
  expect(status).toBe(415);
  expect(headers['set-cookie']).toBeUndefined();
});
