import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PersonFacts } from '#testing/people.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let region: { id: string };
beforeAll(async () => {
  college = await College.open();
  region = await college.region();
});
afterAll(() => college.close());

const IMPERSONATE = `mutation impersonateUser($userId: ID!, $reason: String!) {
  impersonateUser(userId: $userId, reason: $reason) { _id } }`;
const signedInAdmin = () => college.signedIn({ roles: ['user', 'admin'], regionIds: [region.id] });
const student = () => college.person({ regionIds: [region.id] });
const refusal = async (browser: Browser, userId: string, reason = 'a question about grades') =>
  (await browser.call(IMPERSONATE, { userId, reason })).errors[0]?.extensions.problem;

describe('impersonating is refused', () => {
  test('without a reason', async () => {
    expect(await refusal(await signedInAdmin(), (await student()).id, '  ')).toBe('reasonMissing');
  });

  test('to a manager and to a student', async () => {
    const { id } = await student();
    for (const roles of [['user', 'manager'], ['user']] as const) {
      const browser = await college.signedIn({ roles: [...roles], regionIds: [region.id] });
      expect(await refusal(browser, id)).toBe('notAllowed');
    }
  });

  test.each([
    ['a superadmin', { roles: ['user', 'superadmin'] }],
    ['another admin', { roles: ['user', 'admin'] }],
    ['a reports admin', { roles: ['user', 'reportsAdmin'] }],
    ['a disabled account', { status: 'DISABLED' }],
  ] as [string, PersonFacts][])('for %s (D4)', async (_, facts) => {
    const target = await college.person({ ...facts, regionIds: [region.id] });
    expect(await refusal(await signedInAdmin(), target.id)).toBe('mayNotImpersonate');
  });

  test('for a user of another campus, as if there were nobody (D4)', async () => {
    const elsewhere = await college.region();
    const target = await college.person({ regionIds: [elsewhere.id] });
    const admin = await signedInAdmin();
    expect(await refusal(admin, target.id)).toBe('mayNotImpersonate');
    expect(await refusal(admin, '00000000-0000-0000-0000-000000000001')).toBe('mayNotImpersonate');
  });

  test('for a user with a role on a campus the admin cannot see (D4)', async () => {
    const elsewhere = await college.region();
    const target = await college.person({
      regionIds: [region.id],
      regionRoles: [{ regionId: elsewhere.id, roleNames: ['dean'] }],
    });
    expect(await refusal(await signedInAdmin(), target.id)).toBe('mayNotImpersonate');
  });

  test('while impersonating already (D4)', async () => {
    const superadmin = await college.signedIn({ roles: ['user', 'admin', 'superadmin'] });
    const admin = await college.person({ roles: ['user', 'admin'], regionIds: [region.id] });
    expect(await refusal(superadmin, admin.id)).toBeUndefined();
    expect(await refusal(superadmin, (await student()).id)).toBe('notWhileImpersonating');
  });
});
