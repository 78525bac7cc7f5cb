import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#kit/access/actor.ts';
import { College } from '#testing/college.ts';
import { startOidcPeer, type OidcPeer } from '#testing/peers/oidc.ts';
import { visitAsBrowser } from '#testing/peers/oidc-visitor.ts';

const ORIGIN = 'https://admin.college.example';
const CALLBACK = `${ORIGIN}/msauth/callback`;

let provider: OidcPeer;
let college: College;
beforeAll(async () => {
  const manager = { id: 'm', name: 'Mia', email: 'mia@work.example', emailVerified: true };
  provider = await startOidcPeer({ redirectUris: [CALLBACK], users: [manager] });
  college = await College.open({
    env: {
      APP_ENV: 'admin-production',
      SESSION_SECRET: 'a secret of at least thirty-two characters',
      PUBLIC_URL: ORIGIN,
      ALLOW_ANY_QUERY: 'true',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
    },
  });
});
afterAll(async () => {
  await college.close();
  await provider.stop();
});

const sessionsOf = async (personId: string) =>
  (await college.database.owner.query('select 1 from session where person_id = $1', [personId])).rowCount;

describe('on the administrators’ host', () => {
  test.each([[['user']], [['user', 'manager']], [['user', 'reportsAdmin']], [['user', 'superadmin']]] as [
    Role[],
  ][])('a person with the roles %j gets no session at all (AUTH-20, AUTH-21, D9)', async (roles) => {
    const person = await college.person({ roles });
    const browser = college.visitor();
    const answer = await browser.logIn(person.email);
    expect(answer.errors[0]).toMatchObject({
      message: 'Use eCharis app to logon',
      extensions: { code: 'FORBIDDEN', problem: 'useAppToLogOn' },
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await sessionsOf(person.id)).toBe(0);
    expect((await browser.call('query q { currentUser { _id } }')).data).toEqual({ currentUser: null });
  });

  test('an admin logs in (AUTH-20)', async () => {
    const admin = await college.signedIn({ roles: ['user', 'admin'] });
    expect(await sessionsOf(admin.person.id)).toBe(1);
  });

  test('a wrong password is a wrong password for everybody', async () => {
    const [admin, ana] = [await college.person({ roles: ['user', 'admin'] }), await college.person()];
    for (const { email } of [admin, ana]) {
      const answer = await college.visitor().logIn(email, 'not the password');
      expect(answer.errors[0]?.message).toBe('Incorrect email or password.');
    }
  });

  test('a work account without the role gets no session either, and is not linked (D9, TRAP-10)', async () => {
    const mia = await college.person({ email: 'mia@work.example', roles: ['user', 'manager'] });
    const browser = college.visitor();
    const { url } = (await (await browser.fetch('/auth/work-account/start')).json()) as { url: string };
    const code = (await visitAsBrowser(url, CALLBACK, 'Mia')).searchParams.get('code');
    const answer = await browser.call('mutation v($code: String!) { validateMSAuth(code: $code) { _id } }', {
      code,
    });
    expect(answer.errors[0]?.message).toBe('Use eCharis app to logon');
    expect(await sessionsOf(mia.id)).toBe(0);
    expect((await college.database.owner.query('select 1 from work_identity')).rowCount).toBe(0);
  });
});
