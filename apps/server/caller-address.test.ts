import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#kit/testing/college.ts';

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
  const codes = [];
  for (let i = 0; i < 25; i++) {
    const headers = { 'x-forwarded-for': `192.0.${i}.1, 198.51.100.7` };
    const answer = await college.visitor().call(FORGOT, { email: `x${i}@example.org` }, headers);
    codes.push(answer.errors[0]?.extensions.code ?? 'taken');
  }
  expect(codes.filter((code) => code === 'taken')).toHaveLength(20);
  expect(codes.slice(20)).toEqual(Array.from({ length: 5 }, () => 'RATE_LIMITED'));
});

test('where no balancer is named nobody’s word is taken for it', async () => {
  const own = await College.open({ env: { ...production, TRUSTED_PROXIES: '' } });
  const answer = await own
    .visitor()
    .call(FORGOT, { email: 'x@example.org' }, { 'x-forwarded-for': '198.51.100.7' });
  const { rows } = await own.database.owner.query('select ip from audit where request_id = $1', [
    answer.headers.get('x-request-id'),
  ]);
  expect(rows).toEqual([{ ip: '127.0.0.1' }]);
  await own.close();
});
