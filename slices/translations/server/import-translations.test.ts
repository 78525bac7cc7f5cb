import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

type SignedIn = Awaited<ReturnType<College['signedIn']>>;

let college: College;
let admin: SignedIn;
beforeAll(async () => {
  college = await College.open();
  const { id } = await college.region({ name: 'Denver' });
  admin = await college.signedIn({ regionIds: [id], roles: ['user', 'admin'] });
});
afterAll(() => college.close());
beforeEach(() => college.database.owner.query('delete from translation'));

const CHECK = `query checkTranslations($words: [FileTextsInput!]!) {
  checkTranslations(locale: de_DE, words: $words) { id text before problem problemValues { name value } } }`;
const SAVE = `mutation saveTranslations($changes: [TranslationChangeInput!]!) {
  saveTranslations(locale: de_DE, changes: $changes) }`;

const check = async (...words: [id: string, text: string][]) =>
  (await admin.call(CHECK, { words: words.map(([id, text]) => ({ id, text })) })).data?.['checkTranslations'];
const save = (...changes: { id: string; text: string | null; knownText: string | null }[]) =>
  admin.call(SAVE, { changes });
const problemOf = ({ errors }: Awaited<ReturnType<typeof save>>) => errors[0]?.extensions.problem;
const stored = async () =>
  (
    await college.database.owner.query<{ message_id: string; text: string }>(
      `select message_id, text from translation where locale = 'de_DE' order by message_id`,
    )
  ).rows.map((row) => [row.message_id, row.text]);

test('words from a file are held against the rules and what is stored; what changes nothing is left out', async () => {
  await save({ id: 'welcomeBack', text: 'Schön, dass Sie da sind', knownText: null });
  expect(
    await check(
      ['welcomeBack', 'Schön, dass Sie da sind'],
      ['login', 'Einloggen'],
      ['noSuchText', 'Nichts'],
      ['textsCovered', '{translated, number} Texte'],
    ),
  ).toEqual([
    { id: 'login', text: 'Einloggen', before: null, problem: null, problemValues: [] },
    { id: 'noSuchText', text: 'Nichts', before: null, problem: 'messageUnknown', problemValues: [] },
    {
      id: 'textsCovered',
      text: '{translated, number} Texte',
      before: null,
      problem: 'placeholderMissing',
      problemValues: [{ name: 'placeholder', value: expect.stringContaining('total') }],
    },
  ]);
});

test('many texts are saved at once, on record, and can be taken back', async () => {
  const { data } = await save(
    { id: 'login', text: 'Einloggen', knownText: null },
    { id: 'cancel', text: 'Lieber nicht', knownText: null },
  );
  expect(data).toEqual({ saveTranslations: 2 });
  expect(await stored()).toEqual([
    ['cancel', 'Lieber nicht'],
    ['login', 'Einloggen'],
  ]);
  const { rows } = await college.database.owner.query<{ after: { texts: object } }>(
    `select after from audit where action = 'saveTranslations' order by id desc limit 1`,
  );
  expect(rows[0]?.after.texts).toEqual({ login: 'Einloggen', cancel: 'Lieber nicht' });
  await save(
    { id: 'login', text: null, knownText: 'Einloggen' },
    { id: 'cancel', text: 'Nein', knownText: 'Lieber nicht' },
  );
  expect(await stored()).toEqual([['cancel', 'Nein']]);
});

test('none is saved when one of them has changed meanwhile, or cannot stand in for English', async () => {
  await save({ id: 'login', text: 'Einloggen', knownText: null });
  const cancel = { id: 'cancel', text: 'Lieber nicht', knownText: null };
  expect(problemOf(await save(cancel, { id: 'login', text: 'Rein', knownText: null }))).toBe(
    'translationsChanged',
  );
  expect(problemOf(await save(cancel, { id: 'back', text: '{', knownText: null }))).toBe('textUnreadable');
  expect(problemOf(await save(cancel, { id: 'noSuchText', text: 'x', knownText: null }))).toBe(
    'messageUnknown',
  );
  expect(await stored()).toEqual([['login', 'Einloggen']]);
});

test('not more are taken at once than the page sends', async () => {
  const many = Array.from({ length: 101 }, () => ({ id: 'login', text: 'x', knownText: null }));
  expect(problemOf(await save(...many))).toBe('tooManyTexts');
});

test('a file brings no words of security mails and no addresses into mails', async () => {
  const words: [string, string][] = [
    ['resetMailBody', 'Nutzen Sie den Link unten.'],
    ['leaveMailDays', '{days}: weiter auf evil.example'],
  ];
  expect(await check(...words)).toMatchObject([
    { id: 'resetMailBody', problem: 'securityTextReserved', problemValues: [] },
    {
      id: 'leaveMailDays',
      problem: 'textAddressForeign',
      problemValues: [{ name: 'address', value: 'evil.example' }],
    },
  ]);
  const problems: unknown[] = [];
  for (const [id, text] of words) problems.push(problemOf(await save({ id, text, knownText: null })));
  problems.push(problemOf(await save({ id: 'resetMailBody', text: null, knownText: null })));
  expect(problems).toEqual(['securityTextReserved', 'textAddressForeign', 'securityTextReserved']);
  expect(await stored()).toEqual([]);
});
