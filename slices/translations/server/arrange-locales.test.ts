import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

interface Locale {
  _id: string;
  value: string;
  label: string;
  isOffered: boolean;
  version: number;
}
type SignedIn = Awaited<ReturnType<College['signedIn']>>;

const FIELDS = '_id value label isOffered version';
const ARRANGE = `mutation arrange($locales: [LocaleInput!]!) { arrangeLocales(locales: $locales) { ${FIELDS} } }`;

let college: College;
let superadmin: SignedIn;
beforeAll(async () => {
  college = await College.open();
  superadmin = await college.signedIn({ roles: ['user', 'superadmin'] });
});
afterAll(() => college.close());

const read = async () =>
  (await college.visitor().call(`query locales { locales { ${FIELDS} } }`)).data?.['locales'] as Locale[];
const arrange = async (locales: readonly Locale[], who = superadmin) => {
  const input = locales.map(({ _id, label, isOffered, version }) => ({ _id, label, isOffered, version }));
  const { errors } = await who.call(ARRANGE, { locales: input });
  return errors?.[0]?.extensions?.['problem'];
};
const withFirst = (locales: Locale[], change: Partial<Locale>): Locale[] =>
  locales.map((locale, index) => (index === 0 ? { ...locale, ...change } : locale));

test('a superadmin orders, names and hides languages, which everybody then sees (I18N-14)', async () => {
  const [english, german, ...others] = await read();
  expect([english?.value, german?.value]).toEqual(['en', 'de_DE']);
  if (!english || !german) return;
  const arranged = [{ ...german, label: ' Deutsch (Schweiz) ' }, english, ...others];
  const hidden = arranged.map((locale) =>
    locale.value === 'it_IT' ? { ...locale, isOffered: false } : locale,
  );
  expect(await arrange(hidden)).toBeUndefined();
  const now = await read();
  expect(now.slice(0, 2)).toMatchObject([
    { value: 'de_DE', label: 'Deutsch (Schweiz)', isOffered: true },
    { value: 'en', label: 'English', isOffered: true },
  ]);
  expect(now.filter(({ isOffered }) => !isOffered).map(({ value }) => value)).toEqual(['it_IT']);
  const { rows } = await college.database.owner.query<{ actor_id: string; after: { locales: unknown[] } }>(
    `select actor_id, after from audit where action = 'arrangeLocales'`,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.actor_id).toBe(superadmin.person.id);
  expect(rows[0]?.after.locales[0]).toEqual({ value: 'de_DE', label: 'Deutsch (Schweiz)', offered: true });
});

test('what is not right is refused, and nothing of it is stored', async () => {
  const before = await read();
  const english = before.map((locale) => (locale.value === 'en' ? { ...locale, isOffered: false } : locale));
  expect(await arrange(english)).toBe('englishIsNeeded');
  expect(await arrange(withFirst(before, { label: ' ' }))).toBe('localeNameInvalid');
  expect(await arrange(withFirst(before, { label: 'français' }))).toBe('localeNameTwice');
  expect(await arrange(before.slice(1))).toBe('localesChanged');
  expect(await arrange([...before.slice(1), ...before.slice(1, 2)])).toBe('localesChanged');
  expect(await read()).toEqual(before);
});

test('two superadmins never undo each other’s arrangement unseen', async () => {
  const before = await read();
  const answers = await Promise.all([arrange(before.toReversed()), arrange(before)]);
  expect(answers.filter((problem) => problem === 'localesChanged')).toHaveLength(1);
  expect(answers).toContain(undefined);
});

test('an admin may not arrange languages', async () => {
  const { id } = await college.region({ name: 'Denver' });
  const admin = await college.signedIn({ regionIds: [id], roles: ['user', 'admin'] });
  const before = await read();
  expect(await arrange(before.toReversed(), admin)).toBeDefined();
  expect(await read()).toEqual(before);
});
