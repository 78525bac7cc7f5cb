import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const LOG_OUT = 'mutation logoutUser { logoutUser }';
const WHO = 'query q { currentUser { _id } }';

test('logging out answers true and turns the session into an anonymous one (API-18, HOLE-20)', async () => {
  const ana = await college.signedIn();
  const answer = await ana.call(LOG_OUT);
  expect(answer.data).toEqual({ logoutUser: true });
  expect(answer.headers.getSetCookie()).toEqual([
    '__Host-sid=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0',
  ]);
  expect(answer.headers.get('clear-site-data')).toBe('"storage"');
  expect((await ana.call(WHO)).data).toEqual({ currentUser: null });
});

test('the old cookie is dead on the next request, wherever it was copied to (D3)', async () => {
  const ana = await college.signedIn();
  const copy = college.visitor();
  ana.cookies.forEach((value, name) => copy.cookies.set(name, value));
  expect((await copy.call(WHO)).data).toEqual({ currentUser: { _id: ana.person.id } });
  await ana.call(LOG_OUT);
  expect((await copy.call(WHO)).errors[0]?.message).toBe('Token expired');
});

test('the other browsers of the person stay signed in', async () => {
  const desk = await college.signedIn();
  const phone = await college.signedIn(desk.person);
  await desk.call(LOG_OUT);
  expect((await phone.call(WHO)).data).toEqual({ currentUser: { _id: desk.person.id } });
});

test('logging out twice, or without ever having been in, is no error (HOLE-20)', async () => {
  const ana = await college.signedIn();
  await ana.call(LOG_OUT);
  expect((await ana.call(LOG_OUT)).data).toEqual({ logoutUser: true });
  expect((await college.visitor().call(LOG_OUT)).data).toEqual({ logoutUser: true });
});

test('one line of the audit log tells of it', async () => {
  const ana = await college.signedIn();
  await ana.call(LOG_OUT);
  const { rows } = await college.database.owner.query(
    `select action, actor_id, impersonator_id from audit where entity_id = $1 and action <> 'logIn'`,
    [ana.person.id],
  );
  expect(rows).toEqual([{ action: 'logOut', actor_id: ana.person.id, impersonator_id: null }]);
});
