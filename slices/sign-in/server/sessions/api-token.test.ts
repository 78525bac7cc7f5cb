import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#kit/access/actor.ts';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const CHART_SETUP = `query chartSetup {
  currentUser { _id apiToken } regions { _id } regionZones currencies { label value decimals } }`;
const tokenOf = (data: Record<string, unknown> | null) =>
  (data?.['currentUser'] as { apiToken: string | null } | undefined)?.apiToken ?? null;

test('the charts’ set-up holds the token, regions, zones and currencies (API-11, TRAP-80)', async () => {
  const region = await college.region();
  const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [region.id] });
  const { data, errors } = await admin.call(CHART_SETUP);
  expect(errors).toEqual([]);
  expect(tokenOf(data)).toMatch(/^[\w-]{43}$/);
  expect(data).toMatchObject({
    regions: [{ _id: region.id }],
    regionZones: ['NORTH_AMERICA', 'LATIN_AMERICA', 'EUROPE', 'AFRICA', 'ASIA_PACIFIC'],
    currencies: expect.arrayContaining([{ label: 'US dollar', value: 'USD', decimals: 2 }]),
  });
});

test.each([
  [['user', 'admin'], true],
  [['user', 'reportsAdmin'], true],
  [['user', 'manager'], false],
  [['user', 'superadmin'], false],
  [['user'], false],
] as [Role[], boolean][])(
  'a user with the roles %j has a token: %s (USER-12, HOLE-18)',
  async (roles, has) => {
    const browser = await college.signedIn({ roles });
    const { data } = await browser.call('query q { currentUser { apiToken } }');
    expect(tokenOf(data) !== null).toBe(has);
  },
);

test('each answer carries a new token, kept as a hash for a quarter of an hour', async () => {
  const admin = await college.signedIn({ roles: ['user', 'admin'] });
  const tokens = [];
  for (let i = 0; i < 2; i++)
    tokens.push(tokenOf((await admin.call('query q { currentUser { apiToken } }')).data) ?? '');
  expect(tokens[0]).not.toBe(tokens[1]);
  const { rows } = await college.database.owner.query<{ token_hash: Buffer; expires_at: Date }>(
    'select token_hash, expires_at from api_token where person_id = $1 order by token_hash',
    [admin.person.id],
  );
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest().toString('hex'));
  expect(rows.map((row) => row.token_hash.toString('hex'))).toEqual(hashes.toSorted());
  const inAQuarterOfAnHour = new Date(college.now().getTime() + 15 * 60_000);
  expect(rows.map((row) => row.expires_at)).toEqual([inAQuarterOfAnHour, inAQuarterOfAnHour]);
});

test('nobody sees another’s token, not even a superadmin who may read everything else', async () => {
  const admin = await college.person({ roles: ['user', 'admin'] });
  const superadmin = await college.signedIn({ roles: ['user', 'admin', 'superadmin'] });
  const { data } = await superadmin.call('query u($id: ID!) { user(userId: $id) { email apiToken } }', {
    id: admin.id,
  });
  expect(data).toEqual({ user: { email: admin.email, apiToken: null } });
});
