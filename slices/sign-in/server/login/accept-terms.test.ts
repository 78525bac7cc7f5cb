import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
beforeEach(() => college.database.owner.query('update site_settings set terms_version = 1'));
afterAll(() => college.close());

const TERMS = 'query q { currentUser { termsAccepted } }';
const ACCEPT =
  'mutation acceptTerms($version: Int!) { acceptTerms(version: $version) { _id termsAccepted } }';
const raiseTerms = () => college.database.owner.query('update site_settings set terms_version = 2');

test('the current user says whether the terms are accepted (TERMS-05)', async () => {
  const newcomer = await college.signedIn({ termsVersion: null });
  expect((await newcomer.call(TERMS)).data).toEqual({ currentUser: { termsAccepted: false } });
  const accepted = await newcomer.call(ACCEPT, { version: 1 });
  expect(accepted.data).toEqual({ acceptTerms: { _id: newcomer.person.id, termsAccepted: true } });
  expect((await newcomer.call(TERMS)).data).toEqual({ currentUser: { termsAccepted: true } });
});

test('accepting keeps the version and the moment, and one line of the audit log (HOLE-16)', async () => {
  const newcomer = await college.signedIn({ termsVersion: null });
  await newcomer.call(ACCEPT, { version: 1 });
  const { id } = newcomer.person;
  const person = await college.database.owner.query(
    'select terms_version, terms_accepted_at from person where id = $1',
    [id],
  );
  expect(person.rows).toEqual([{ terms_version: 1, terms_accepted_at: college.now() }]);
  const entries = await college.database.owner.query(
    `select actor_id, after from audit where entity_id = $1 and action = 'acceptTerms'`,
    [id],
  );
  expect(entries.rows).toEqual([{ actor_id: id, after: { termsVersion: 1 } }]);
});

test('new terms ask everybody again (HOLE-16)', async () => {
  const ana = await college.signedIn();
  await raiseTerms();
  expect((await ana.call(TERMS)).data).toEqual({ currentUser: { termsAccepted: false } });
});

test.each([1, 3, 0, -1])('a version that is not the current one is refused: %i', async (version) => {
  const ana = await college.signedIn();
  await raiseTerms();
  const answer = await ana.call(ACCEPT, { version });
  expect(answer.errors[0]?.extensions.problem).toBe('termsOutdated');
  expect((await ana.call(TERMS)).data).toEqual({ currentUser: { termsAccepted: false } });
});

test('a visitor cannot accept', async () => {
  const answer = await college.visitor().call(ACCEPT, { version: 1 });
  expect(answer.errors[0]?.message).toBe('Context userId not found');
});
