import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SIGN_IN_RATES } from '#slices/sign-in/server/api.ts';
import { College } from '#testing/college.ts';
import { ProxyWatch } from './proxy-watch.ts';

const production = {
  APP_ENV: 'production',
  SESSION_SECRET: 'a secret of at least thirty-two characters',
  ALLOW_ANY_QUERY: 'true',
  TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8',
};
const FORGOT = 'mutation f($email: String!) { forgotPassword(email: $email) { _id } }';

let college: College;
beforeAll(async () => {
  college = await College.open({ env: production });
});
afterAll(() => college.close());

/** Who the audit log says it was. */
async function addressOf(forwardedFor: string): Promise<string | undefined> {
  const answer = await college
    .visitor()
    .call(FORGOT, { email: 'x@example.org' }, { 'x-forwarded-for': forwardedFor });
  const { rows } = await college.database.owner.query<{ ip: string }>(
    'select ip from audit where request_id = $1',
    [answer.headers.get('x-request-id')],
  );
  await college.database.owner.query('delete from rate_count');
  return rows[0]?.ip;
}

test.each([
  ['what the balancer saw', '198.51.100.7', '198.51.100.7'],
  ['not what the caller claims to be', '10.0.0.1, 192.0.2.66, 198.51.100.7', '198.51.100.7'],
  ['what the outer of two own balancers saw', '192.0.2.66, 198.51.100.7, 10.1.2.3', '198.51.100.7'],
])('behind a balancer the caller’s address is %s', async (_, header, address) => {
  expect(await addressOf(header)).toBe(address);
});

test('a new invented address for every call does not get round the limits (D6)', async () => {
  const codes: string[] = [];
  const ask = async (i: number) => {
    const headers = { 'x-forwarded-for': `192.0.${i}.1, 198.51.100.7` };
    const answer = await college.visitor().call(FORGOT, { email: `x${i}@example.org` }, headers);
    codes.push(answer.errors[0]?.extensions.code ?? 'taken');
  };
  await ask(0);
  await ask(1);
  await college.database.owner.query(
    `update rate_count set tries = $1, last_try = now() where key = 'forgot-network:198.51.100'`,
    [SIGN_IN_RATES.forgotNetwork.max + 10],
  );
  await ask(2);
  await ask(3);
  expect(codes).toEqual(['taken', 'taken', 'RATE_LIMITED', 'RATE_LIMITED']);
});

describe('where no balancer is named', () => {
  let own: College;
  beforeAll(async () => {
    own = await College.open({ env: { ...production, TRUSTED_PROXIES: '' } });
  });
  afterAll(() => own.close());

  const warnings = async () => {
    const { rows } = await own.database.owner.query<{ payload: string }>(
      `select payload from log_entry where action = 'startWarning'`,
    );
    return rows.map(({ payload }) => payload);
  };
  const health = async () => (await own.visitor().fetch('/healthz')).json() as Promise<object>;

  test('nothing is said while nobody forwards for others', async () => {
    await own.visitor().call(FORGOT, { email: 'x@example.org' });
    expect([await warnings(), await health()]).toEqual([[], { status: 'ok' }]);
  });

  test('nobody’s word is taken for it, and the operator is warned once (D6)', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const answer = await own.visitor().call(FORGOT, { email: 'x@example.org' }, headers);
    const { rows } = await own.database.owner.query('select ip from audit where request_id = $1', [
      answer.headers.get('x-request-id'),
    ]);
    expect(rows).toEqual([{ ip: '127.0.0.1' }]);
    const warning = expect.stringMatching(/^TRUSTED_PROXIES does not name 127\.0\.0\.1, which forwards/);
    await vi.waitFor(async () => expect(await warnings()).toEqual([warning]));
    await own.visitor().call(FORGOT, { email: 'x@example.org' }, headers);
    expect(await health()).toEqual({ status: 'ok', proxies: warning });
    expect(await warnings()).toHaveLength(1);
  });
});

test('a balancer that is named is no news, nor is a stranger who makes the header up (D6)', async () => {
  await addressOf('198.51.100.7');
  expect(college.served.state.proxyWatch.warning).toBeNull();
  const watch = new ProxyWatch({ trustedProxies: ['10.0.0.1'] }, async () => undefined);
  const from = (remoteAddress: string) =>
    watch.look({
      headers: { 'x-forwarded-for': '1.1.1.1' },
      ips: [remoteAddress],
      socket: { remoteAddress } as Socket,
    });
  from('203.0.113.9');
  expect(watch.warning).toBeNull();
  from('::ffff:10.0.0.2');
  expect(watch.warning).toContain('10.0.0.2');
});
