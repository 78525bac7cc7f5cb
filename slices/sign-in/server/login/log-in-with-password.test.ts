import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { College, digestOf, PASSWORD } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const CURRENT_USER = 'query currentUser { currentUser { _id fullName email roles termsAccepted } }';

describe('logging in with a password', () => {
  test('turns a visitor into a user signed in (AUTH-17)', async () => {
    const ana = await college.person({ firstName: 'Ana', lastName: 'Ruiz' });
    const browser = college.visitor();
    expect((await browser.call(CURRENT_USER)).data).toEqual({ currentUser: null });
    const answer = await browser.logIn(ana.email);
    expect(answer.data).toEqual({
      loginWithPassword: { _id: ana.id, fullName: 'Ana Ruiz', email: ana.email, roles: ['user'] },
    });
    expect((await browser.call(CURRENT_USER)).data?.['currentUser']).toMatchObject({
      _id: ana.id,
      email: ana.email,
    });
  });

  test('takes the digest and never the password itself (API-17)', async () => {
    const ana = await college.person();
    const LOG_IN = `mutation l($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }`;
    const plain = await college.visitor().call(LOG_IN, { email: ana.email, password: PASSWORD });
    expect(plain.errors[0]?.message).toBe('Incorrect email or password.');
    const digest = await college.visitor().call(LOG_IN, { email: ana.email, password: digestOf(PASSWORD) });
    expect(digest.data).toEqual({ loginWithPassword: { _id: ana.id } });
  });

  test.each(['DISABLED', 'UNVERIFIED'] as const)('is refused to an account that is %s', async (status) => {
    const ana = await college.person({ status });
    const answer = await college.visitor().logIn(ana.email);
    expect(answer.errors[0]).toMatchObject({
      message: 'Incorrect email or password.',
      extensions: { code: 'BAD_USER_INPUT', problem: 'wrongCredentials' },
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('finds the address whatever the case of its letters', async () => {
    await college.person({ email: 'mixed.case@example.org' });
    const answer = await college.visitor().logIn('  Mixed.Case@Example.ORG ');
    expect(answer.errors).toEqual([]);
  });

  test('stores the group that was chosen for a user who had chosen none, and only then', async () => {
    const region = await college.region();
    const [older, newer] = [
      await college.group({ regionId: region.id, name: 'A' }),
      await college.group({ regionId: region.id, name: 'B' }),
    ];
    const ana = await college.person({ regionIds: [region.id], groupIds: [older.id, newer.id] });
    const { owner } = college.database;
    const stored = () => owner.query('select selected_group_id from person where id = $1', [ana.id]);
    await college.visitor().logIn(ana.email);
    expect((await stored()).rows).toEqual([{ selected_group_id: older.id }]);

    await owner.query('update person set selected_group_id = $2 where id = $1', [ana.id, newer.id]);
    await college.visitor().logIn(ana.email);
    expect((await stored()).rows).toEqual([{ selected_group_id: newer.id }]);
    const { rows } = await owner.query<{ after: object }>(
      `select after from audit where entity_id = $1 and actor_id = $1 and action = 'logIn' order by id`,
      [ana.id],
    );
    expect(rows).toEqual([
      { after: { authMethod: 'PASSWORD', selectedGroupId: older.id } },
      { after: { authMethod: 'PASSWORD' } },
    ]);
  });

  test('gives a new session id each time and ends the browser’s old session (D3)', async () => {
    const ana = await college.signedIn();
    const first = new Map(ana.cookies);
    await ana.logIn(ana.person.email);
    expect(ana.cookies.get('__Host-sid')).not.toBe(first.get('__Host-sid'));
    const old = college.visitor();
    first.forEach((value, name) => old.cookies.set(name, value));
    expect((await old.call(CURRENT_USER)).errors[0]?.message).toBe('Token expired');
  });
});

describe('the session cookie', () => {
  test('is out of reach of scripts, other sites and plain http', async () => {
    const ana = await college.person();
    const answer = await college.visitor().logIn(ana.email);
    const [cookie = '', ...others] = answer.headers.getSetCookie();
    expect(others).toEqual([expect.stringMatching(/^__Host-device=.*; Secure; HttpOnly; SameSite=Lax; /)]);
    expect(cookie).toMatch(
      /^__Host-sid=[0-9a-f-]{36}\.[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Lax; Expires=/,
    );
  });

  test('holds 256 random bits that the database does not know (D3)', async () => {
    const ana = await college.signedIn();
    const [id = '', secret = ''] = ana.cookies.get('__Host-sid')?.split('.') ?? [];
    const bytes = Buffer.from(secret, 'base64url');
    const { rows } = await college.database.owner.query<{ stored: Buffer; row: string }>(
      'select secret_hash as stored, session::text as row from session where id = $1',
      [id],
    );
    expect(bytes).toHaveLength(32);
    expect(rows[0]?.stored).toEqual(createHash('sha256').update(bytes).digest());
    expect(rows[0]?.row).not.toContain(secret);
    expect(rows[0]?.row).not.toContain(bytes.toString('hex'));
  });
});

describe('the audit log', () => {
  const actions = async (personId: string) => {
    const { rows } = await college.database.owner.query<{ action: string }>(
      'select action from audit where entity_id = $1 order by id',
      [personId],
    );
    return rows.map((row) => row.action);
  };

  test('tells of the failed tries and of the one that succeeded, one entry each', async () => {
    const ana = await college.person();
    await college.visitor().logIn(ana.email, 'not the password');
    await college.visitor().logIn(ana.email);
    expect(await actions(ana.id)).toEqual(['logInFailed', 'logIn']);
  });
});
