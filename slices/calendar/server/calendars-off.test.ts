import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

test.each(['mutation c { calendarConsent { url } }', 'mutation g { getTokensFromAuthCode(authCode: "x") }'])(
  'a college without access to Google says so: %s',
  async (operation) => {
    const { errors } = await (await college.signedIn()).call(operation);
    expect(errors[0]).toMatchObject({
      message: 'Calendar connections aren’t set up here.',
      extensions: { problem: 'calendarsOff' },
    });
  },
);

test('a visitor is told to sign in', async () => {
  const { errors } = await college.visitor().call('mutation g { getTokensFromAuthCode(authCode: "x") }');
  expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
