import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#kit/access/actor.ts';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
  await college.database.owner.query(
    `insert into forex_rate (currency, year, month, rate) values
      ('EUR', 2025, 12, 0.9), ('EUR', 2026, 3, 0.92345678), ('EUR', 2026, 1, 0.91), ('GBP', 2026, 3, 0.78)`,
  );
});
afterAll(() => college.close());

const RATES = `query forexRates($currency: String!) { forexRates(currency: $currency) {
  _id currency combinedDate year month rate } }`;

test('the rates of one currency come newest first (API-09)', async () => {
  const admin = await college.signedIn({ roles: ['user', 'admin'] });
  const { data } = await admin.call(RATES, { currency: 'EUR' });
  const _id = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(data).toEqual({
    forexRates: [
      { _id, currency: 'EUR', combinedDate: '2026-03', year: 2026, month: 3, rate: 0.923_456_78 },
      { _id, currency: 'EUR', combinedDate: '2026-01', year: 2026, month: 1, rate: 0.91 },
      { _id, currency: 'EUR', combinedDate: '2025-12', year: 2025, month: 12, rate: 0.9 },
    ],
  });
});

test.each(['USD', 'XXX', ''])('there are none for %j, and that is no error', async (currency) => {
  const admin = await college.signedIn({ roles: ['user', 'reportsAdmin'] });
  expect((await admin.call(RATES, { currency })).data).toEqual({ forexRates: [] });
});

test.each([[['user']], [['user', 'manager']], [['user', 'superadmin']]] as [Role[]][])(
  'a user with the roles %j is refused',
  async (roles) => {
    const answer = await (await college.signedIn({ roles })).call(RATES, { currency: 'EUR' });
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', problem: 'notAllowed' });
  },
);
