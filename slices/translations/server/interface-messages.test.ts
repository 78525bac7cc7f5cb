import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

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

const FIELDS = '_id id category description english bundled stored storedEnglish isStale';
const LIST = `query texts($locale: InterfaceLocale!, $filter: InterfaceMessageFilter, $first: Int, $after: String) {
  interfaceMessages(locale: $locale, filter: $filter, first: $first, after: $after) {
    rows { ${FIELDS} } nextCursor count categories } }`;
const SAVE = `mutation save($input: TranslationInput!) { saveTranslation(translationInput: $input) { ${FIELDS} } }`;
const RESTORE = `mutation restore($id: String!, $knownText: String) {
  restoreBundledText(locale: de_DE, id: $id, knownText: $knownText) { id stored } }`;

interface Page {
  rows: { id: string; stored: string | null; isStale: boolean }[];
  nextCursor: string | null;
  count: number;
  categories: string[];
}
const list = async (variables: Record<string, unknown> = {}) =>
  (await admin.call(LIST, { locale: 'de_DE', ...variables })).data?.['interfaceMessages'] as Page;
const ids = async (filter: Record<string, unknown>) => (await list({ filter })).rows.map(({ id }) => id);
const save = (text: string, given: Record<string, unknown> = {}) =>
  admin.call(SAVE, { input: { locale: 'de_DE', id: 'welcomeBack', text, ...given } });
const problemOf = ({ errors }: Awaited<ReturnType<typeof save>>) => errors?.[0]?.extensions?.['problem'];
const stored = async (): Promise<unknown[]> => {
  const query = `select text, english from translation where locale = 'de_DE' order by message_id`;
  return (await college.database.owner.query<{ text: string }>(query)).rows;
};

describe('the list of texts', () => {
  test('shows English, what ships and the college’s own words side by side, with a category and a description (I18N-05)', async () => {
    await save('Schön, dass Sie da sind');
    const { rows } = await list({ filter: { search: 'welcomeBack' } });
    expect(rows).toContainEqual({
      _id: 'de_DE.welcomeBack',
      id: 'welcomeBack',
      category: 'sign-in',
      description: expect.any(String),
      english: 'Welcome back',
      bundled: 'Willkommen zurück',
      stored: 'Schön, dass Sie da sind',
      storedEnglish: 'Welcome back',
      isStale: false,
    });
  });

  test('is read page by page to its end, every text once', async () => {
    const pages: Page[] = [];
    for (let after: string | null = null; pages.length === 0 || after !== null;) {
      const page = await list({ filter: { category: 'sign-in' }, first: 50, after });
      pages.push(page);
      after = page.nextCursor;
    }
    const seen = pages.flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(pages.length).toBeGreaterThan(1);
    expect(seen).toHaveLength(pages[0]?.count ?? 0);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('goes on after a text that matches no more', async () => {
    await save('Hallo');
    await save('Zur Liste', { id: 'back' });
    const first = await list({ filter: { state: 'OVERRIDDEN' }, first: 1 });
    expect(first.count).toBe(2);
    await college.database.owner.query('delete from translation where message_id = $1', [first.nextCursor]);
    const second = await list({ filter: { state: 'OVERRIDDEN' }, first: 1, after: first.nextCursor });
    expect(second.rows).toHaveLength(1);
    expect(second.rows[0]?.id).not.toBe(first.nextCursor);
  });

  test('is narrowed to own words for an English that has changed since', async () => {
    await save('Hallo');
    await save('Zur Liste', { id: 'back' });
    await college.database.owner.query(`update translation set english = 'Return' where message_id = 'back'`);
    expect(await ids({ state: 'OVERRIDDEN' })).toEqual(expect.arrayContaining(['welcomeBack', 'back']));
    expect(await ids({ state: 'STALE' })).toEqual(['back']);
    await save('Zur Liste', { id: 'back' });
    expect(await ids({ state: 'STALE' })).toEqual([]);
  });

  test('refuses a search that is far too long', async () => {
    const { errors } = await admin.call(LIST, { locale: 'de_DE', filter: { search: 'x'.repeat(201) } });
    expect(errors?.[0]?.extensions?.['problem']).toBe('messageSearchTooLong');
  });
});

test('every language covers the whole interface, and its own words are counted', async () => {
  await save('Hallo');
  const query = 'query cover { interfaceCoverage { locale total translated overridden stale } }';
  const coverage = (await admin.call(query)).data?.['interfaceCoverage'] as Record<string, unknown>[];
  expect(coverage).toHaveLength(13);
  for (const { total, translated } of coverage) expect(translated).toBe(total);
  expect(coverage.find(({ locale }) => locale === 'de_DE')).toMatchObject({ overridden: 1, stale: 0 });
});

describe('the college’s own words', () => {
  test('are stored, heard by every visitor at once, and written down (I18N-13)', async () => {
    expect(problemOf(await save('Grüß Gott'))).toBeUndefined();
    const heard = await college
      .visitor()
      .call('query translations { translations(locale: "de_DE", onlyChanged: true) { id defaultMessage } }');
    expect(heard.data).toEqual({ translations: [{ id: 'welcomeBack', defaultMessage: 'Grüß Gott' }] });
    const { rows } = await college.database.owner.query(
      `select before, after, actor_id from audit where action = 'saveTranslation' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      {
        before: null,
        after: { locale: 'de_DE', messageId: 'welcomeBack', text: 'Grüß Gott' },
        actor_id: admin.person.id,
      },
    ]);
  });

  test.each([
    ['a placeholder lost', 'leaveMailDays', 'Tage', 'placeholderMissing'],
    ['a plural form lost', 'matchCount', '{count, plural, other {# Treffer}}', 'pluralFormMissing'],
    ['an open brace', 'back', 'Zurück {', 'textUnreadable'],
    ['a blank before them', 'back', ' Zurück', 'textPadded'],
    ['nothing in them', 'back', '', 'textEmpty'],
  ])('with %s (%s) are refused', async (_, id, text, problem) => {
    expect(problemOf(await save(text, { id }))).toBe(problem);
    expect(await stored()).toEqual([]);
  });

  test.each(['nonsense', 'constructor', '__proto__'])('for the unknown id %s are refused', async (id) => {
    expect(problemOf(await save('Hallo', { id }))).toBe('messageUnknown');
  });

  test('of one window are never overwritten unseen by those of another', async () => {
    expect(problemOf(await save('Eins', { knownText: null }))).toBeUndefined();
    expect(problemOf(await save('Zwei', { knownText: null }))).toBe('translationChanged');
    expect(problemOf(await save('Zwei', { knownText: 'Null' }))).toBe('translationChanged');
    expect(await stored()).toMatchObject([{ text: 'Eins' }]);
    expect(problemOf(await save('Zwei', { knownText: 'Eins' }))).toBeUndefined();
    const { errors } = await admin.call(RESTORE, { id: 'welcomeBack', knownText: 'Eins' });
    expect(errors?.[0]?.extensions?.['problem']).toBe('translationChanged');
    expect(await stored()).toMatchObject([{ text: 'Zwei' }]);
  });

  test('of two who write at the same time are stored once', async () => {
    const answers = await Promise.all(
      ['Eins', 'Zwei', 'Drei'].map((text) => save(text, { knownText: null })),
    );
    expect(answers.map(problemOf).filter((problem) => problem === 'translationChanged')).toHaveLength(2);
    expect(await stored()).toHaveLength(1);
  });

  test('give way to the bundled text again', async () => {
    await save('Grüß Gott');
    const { data } = await admin.call(RESTORE, { id: 'welcomeBack', knownText: 'Grüß Gott' });
    expect(data).toEqual({ restoreBundledText: { id: 'welcomeBack', stored: null } });
    expect(await stored()).toEqual([]);
    const { rows } = await college.database.owner.query(
      `select before, after from audit where action = 'restoreBundledText'`,
    );
    expect(rows).toEqual([
      { before: { locale: 'de_DE', messageId: 'welcomeBack', text: 'Grüß Gott' }, after: null },
    ]);
  });
});

describe('the words of mails', () => {
  const body = 'Nutzen Sie den Link unten. Er gilt einmal, eine Stunde lang.';
  const reset = { locale: 'de_DE', id: 'resetMailBody' };

  test('that keep accounts safe belong to superadmins, and an admin reads that', async () => {
    expect(problemOf(await save(body, reset))).toBe('securityTextReserved');
    expect(problemOf(await admin.call(RESTORE, { id: reset.id }))).toBe('securityTextReserved');
    const asked = `{ interfaceMessages(locale: de_DE, filter: { search: "resetMailBody" }) { rows { id isReserved } } }`;
    const superadmin = await college.signedIn({ roles: ['user', 'admin', 'superadmin'] });
    const seen = async (by: SignedIn) => (await by.call(asked)).data?.['interfaceMessages'];
    expect(await seen(admin)).toEqual({ rows: [{ id: 'resetMailBody', isReserved: true }] });
    expect(await seen(superadmin)).toEqual({ rows: [{ id: 'resetMailBody', isReserved: false }] });
    const saved = await superadmin.call(SAVE, { input: { ...reset, text: body } });
    expect(problemOf(saved)).toBeUndefined();
  });

  test('keep their placeholders and lead to no other host, the user who writes them', async () => {
    const line = { locale: 'de_DE', id: 'leaveMailDays' };
    expect(problemOf(await save('Freie Tage', line))).toBe('placeholderMissing');
    expect(problemOf(await save('{days}: weiter auf evil.example', line))).toBe('textAddressForeign');
    expect(problemOf(await save('Freie Tage: {days}', line))).toBeUndefined();
  });
});
