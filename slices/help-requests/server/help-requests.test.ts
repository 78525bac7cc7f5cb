import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let superadmin: Browser;
let regionId: string;

const SEEN = '{ _id personName message page state answer }';
const ASK = `mutation askForHelp($helpRequestId: ID!, $message: String!, $page: String) {
  askForHelp(helpRequestId: $helpRequestId, message: $message, page: $page) { _id message page state } }`;
const CLOSE = `mutation closeHelpRequest($helpRequestId: ID!, $answer: String!) {
  closeHelpRequest(helpRequestId: $helpRequestId, answer: $answer) ${SEEN} }`;
const REOPEN = `mutation reopenHelpRequest($helpRequestId: ID!) {
  reopenHelpRequest(helpRequestId: $helpRequestId) ${SEEN} }`;
const ALL = `query helpRequests($state: HelpState, $first: Int, $after: ID) {
  helpRequests(state: $state, first: $first, after: $after) { rows ${SEEN} nextCursor count } }`;
const OWN = 'query ownHelpRequests { ownHelpRequests { rows { message state answer } } }';

interface Page {
  rows: { _id: string; message: string }[];
  nextCursor: string | null;
  count: number;
}
const listed = async (variables: Record<string, unknown> = {}) =>
  (await superadmin.call(ALL, variables)).data?.['helpRequests'] as Page;
const problemOf = async (call: Promise<{ errors: { extensions: { problem?: unknown } }[] }>) =>
  (await call).errors[0]?.extensions.problem;
const actionsOn = async (id: string) =>
  (
    await college.database.owner.query<{ action: string }>(
      'select action from audit where entity_id = $1 order by id',
      [id],
    )
  ).rows.map(({ action }) => action);

async function ask(browser: Browser, message: string): Promise<string> {
  const helpRequestId = randomUUID();
  await browser.call(ASK, { helpRequestId, message });
  college.pass(1_000);
  return helpRequestId;
}

beforeAll(async () => {
  college = await College.open();
  regionId = (await college.region()).id;
  superadmin = await college.signedIn({ roles: ['user', 'superadmin'] });
});
afterAll(() => college.close());

test('a user asks for help once, however often the form is sent, and superadmins read it (HOLE-24)', async () => {
  const ana = await college.signedIn({ firstName: 'Ana', lastName: 'Souza' });
  const helpRequestId = randomUUID();
  const sent = { helpRequestId, message: ' Where are my grades? ', page: '/student/grades?term=2' };
  for (const { data } of await Promise.all([ana.call(ASK, sent), ana.call(ASK, sent)]))
    expect(data?.['askForHelp']).toEqual({
      _id: helpRequestId,
      message: 'Where are my grades?',
      page: '/student/grades',
      state: 'OPEN',
    });
  expect(await actionsOn(helpRequestId)).toEqual(['askForHelp']);
  expect((await listed()).rows).toMatchObject([{ _id: helpRequestId, personName: 'Ana Souza' }]);
  expect(await problemOf(ana.call(ASK, { ...sent, message: 'Else' }))).toBe('changedMeanwhile');
  const other = await college.signedIn();
  expect(await problemOf(other.call(ASK, sent))).toBe('recordNotFound');
});

test('a request is closed with an answer, of which the user who asked is told, and opened again (HOLE-24)', async () => {
  const ben = await college.signedIn({ regionIds: [regionId] });
  const helpRequestId = await ask(ben, 'I cannot find my class.');
  const closing = { helpRequestId, answer: 'It is under Groups.' };
  for (let time = 0; time < 2; time++)
    expect((await superadmin.call(CLOSE, closing)).data).toMatchObject({
      closeHelpRequest: { state: 'CLOSED' },
    });
  expect((await ben.call(OWN)).data).toEqual({
    ownHelpRequests: {
      rows: [{ message: 'I cannot find my class.', state: 'CLOSED', answer: 'It is under Groups.' }],
    },
  });
  const { rows } = await college.database.owner.query(
    `select n.person_id, n.path from notification n
     join notification_definition d on d.id = n.definition_id where d.name = 'helpAnswered'`,
  );
  expect(rows).toEqual([{ person_id: ben.person.id, path: `/help?question=${helpRequestId}` }]);
  expect(await problemOf(superadmin.call(CLOSE, { helpRequestId, answer: 'Ask Dora.' }))).toBe(
    'changedMeanwhile',
  );
  for (let time = 0; time < 2; time++)
    expect((await superadmin.call(REOPEN, { helpRequestId })).data).toMatchObject({
      reopenHelpRequest: { state: 'OPEN', answer: '' },
    });
  expect(await actionsOn(helpRequestId)).toEqual(['askForHelp', 'closeHelpRequest', 'reopenHelpRequest']);
});

test('nobody but superadmins reads or closes what others asked', async () => {
  const [asker, admin] = [
    await college.signedIn({ regionIds: [regionId] }),
    await college.signedIn({ roles: ['user', 'admin', 'manager'], regionIds: [regionId] }),
  ];
  const helpRequestId = await ask(asker, 'For the office only.');
  expect((await admin.call(OWN)).data).toEqual({ ownHelpRequests: { rows: [] } });
  expect((await admin.call(ALL)).data).toBeNull();
  expect(await problemOf(admin.call(CLOSE, { helpRequestId, answer: '' }))).toBe('recordNotFound');
  expect((await college.visitor().call(ASK, { helpRequestId, message: 'x' })).data).toBeNull();
});

test('the list is narrowed by state and goes on page by page, the newest first; of what is open the longest waiting', async () => {
  const asker = await college.signedIn();
  const closed = await ask(asker, 'First');
  await ask(asker, 'Second');
  await superadmin.call(CLOSE, { helpRequestId: closed, answer: '' });
  expect((await listed({ state: 'CLOSED' })).rows.map(({ _id }) => _id)).toContain(closed);
  expect((await listed({ state: 'OPEN' })).rows.map(({ _id }) => _id)).not.toContain(closed);
  const [{ message } = { message: '' }] = (await listed({ first: 1 })).rows;
  expect(message).toBe('Second');
  const whole = (await listed({ first: 100 })).rows.map(({ _id }) => _id);
  const pages: string[] = [];
  for (let after: string | null = null; ;) {
    const page = await listed({ first: 2, after });
    pages.push(...page.rows.map(({ _id }) => _id));
    after = page.nextCursor;
    if (!after) break;
  }
  expect(pages).toEqual(whole);
  const open = (await listed({ state: 'OPEN', first: 100 })).rows.map(({ _id }) => _id);
  expect(open).toEqual(whole.filter((id) => open.includes(id)).toReversed());
});

test('without words nothing is asked, and nobody asks without end', async () => {
  const asker = await college.signedIn();
  expect(await problemOf(asker.call(ASK, { helpRequestId: randomUUID(), message: '  ' }))).toBe(
    'helpMessageInvalid',
  );
  for (let time = 0; time < 10; time++) await ask(asker, 'Again');
  const once = asker.call(ASK, { helpRequestId: randomUUID(), message: 'Again' });
  expect(await problemOf(once)).toBe('tooManyRequests');
});

test('one request is read by the user who asked, and by nobody else', async () => {
  const [asker, other] = [
    await college.signedIn({ regionIds: [regionId] }),
    await college.signedIn({ regionIds: [regionId] }),
  ];
  const helpRequestId = await ask(asker, 'For me alone.');
  const READ = 'query one($id: ID) { ownHelpRequest(helpRequestId: $id) { message } }';
  expect((await asker.call(READ, { id: helpRequestId })).data).toEqual({
    ownHelpRequest: { message: 'For me alone.' },
  });
  expect((await other.call(READ, { id: helpRequestId })).data).toEqual({ ownHelpRequest: null });
  expect((await asker.call(READ, {})).data).toEqual({ ownHelpRequest: null });
});
