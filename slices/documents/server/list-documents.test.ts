import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let superadmin: Browser;

const READABLE = `query documents($search: String, $inTitle: Boolean, $first: Int, $after: ID) {
  documents(search: $search, inTitle: $inTitle, first: $first, after: $after) { rows { _id title locale } nextCursor count } }`;
const ALL = `query managedDocuments($filter: DocumentFilter, $sort: DocumentSort, $descending: Boolean, $first: Int, $after: ID) {
  managedDocuments(filter: $filter, sort: $sort, descending: $descending, first: $first, after: $after) {
    rows { _id title locales } nextCursor count } }`;

interface Page {
  rows: { _id: string; title: string; locale: string }[];
  nextCursor: string | null;
  count: number;
}
const read = async (browser: Browser, variables: Record<string, unknown> = {}) =>
  (await browser.call(READABLE, variables)).data?.['documents'] as Page;
const titles = async (browser: Browser, search = '') =>
  (await read(browser, { search })).rows.map(({ title }) => title);
const managed = async (variables: Record<string, unknown> = {}) =>
  (await superadmin.call(ALL, variables)).data?.['managedDocuments'] as Page;
const found = async (filter: Record<string, unknown>) =>
  (await managed({ filter })).rows.map(({ title }) => title);

async function write(
  title: string,
  bodies: Record<string, string>,
  { published = true, permissions = [] as string[] } = {},
): Promise<void> {
  await college.database.owner.query(
    `with d as (insert into document (title, published, permissions, updated_at)
       values ($1, $2, $3, '2026-01-01'::timestamptz + (select count(*) from document) * interval '1 day') returning id)
     insert into document_body (document_id, locale, content)
     select d.id, b.key, b.value from d, jsonb_each_text($4::jsonb) b`,
    [title, published, permissions, JSON.stringify(bodies)],
  );
}

beforeAll(async () => {
  college = await College.open();
  await write('Ünlocking the library', { en: '<p>Keys hang at the <b>desk</b>.</p>' });
  await write('Handbook', { en: '<p>Chapel is daily</p>', de_DE: '<p>Täglich Andacht</p>' });
  await write('Deans only', { en: '<p>Minutes</p>' }, { permissions: ['dean'] });
  await write('A draft', { en: '<p>Chapel rota</p>' }, { published: false });
  await write('学生手册', { en: '<p>Rules</p>', zh_CN: '<p>规则如下</p>' });
  superadmin = await college.signedIn({ roles: ['user', 'superadmin'] });
});
afterAll(() => college.close());

describe('the documents to read', () => {
  test('are those that are published and for the reader, by title (HOLE-25)', async () => {
    const region = await college.region();
    const student = await college.signedIn();
    const dean = await college.signedIn({
      regionIds: [region.id],
      regionRoles: [{ regionId: region.id, roleNames: ['dean'] }],
    });
    expect(await titles(student)).toEqual(['Handbook', 'Ünlocking the library', '学生手册']);
    expect(await titles(dean)).toEqual(['Deans only', 'Handbook', 'Ünlocking the library', '学生手册']);
    expect(await titles(superadmin)).toEqual(await titles(dean));
    expect((await college.visitor().call(READABLE)).data).toBeNull();
  });

  test('are found by beginnings of words of title and text, in the language they are read in', async () => {
    const [english, german] = [await college.signedIn(), await college.signedIn({ locale: 'de_DE' })];
    expect(await titles(english, 'unlock des')).toEqual(['Ünlocking the library']);
    expect(await titles(english, 'chapel')).toEqual(['Handbook']);
    expect(await titles(german, 'chapel')).toEqual([]);
    expect(await titles(german, 'andacht tag')).toEqual(['Handbook']);
    expect((await read(english, { search: 'chapel', inTitle: true })).rows).toEqual([]);
    expect((await read(english, { search: 'hand', inTitle: true })).rows).toHaveLength(1);
    expect(await titles(english, 'minutes')).toEqual([]);
    expect(await titles(english, "%' or true --")).toEqual([]);
    const { rows } = await read(german);
    expect(rows.map(({ locale }) => locale)).toEqual(['de_DE', 'en', 'en']);
    const chinese = await college.signedIn({ locale: 'zh_CN' });
    expect(await titles(chinese, '则如')).toEqual(['学生手册']);
  });

  test('go on page by page without losing or repeating one', async () => {
    const student = await college.signedIn();
    const pages: string[] = [];
    for (let after: string | null = null; ;) {
      const page = await read(student, { first: 1, after });
      pages.push(...page.rows.map(({ title }) => title));
      expect(page.count).toBe(3);
      after = page.nextCursor;
      if (!after) break;
    }
    expect(pages).toEqual(await titles(student));
  });

  test('are not searched for more than anyone would type', async () => {
    const { errors } = await superadmin.call(READABLE, { search: 'x'.repeat(101) });
    expect(errors).toMatchObject([{ extensions: { problem: 'documentSearchTooLong' } }]);
  });
});

describe('all documents', () => {
  test('are narrowed by state, language and words in any language (DOC-18)', async () => {
    expect(await found({})).toHaveLength(5);
    expect(await found({ published: false })).toEqual(['A draft']);
    expect(await found({ locale: 'de_DE' })).toEqual(['Handbook']);
    expect(await found({ missingIn: 'zh_CN', published: true })).toEqual([
      'Deans only',
      'Handbook',
      'Ünlocking the library',
    ]);
    expect(await found({ search: 'andacht chapel' })).toEqual(['Handbook']);
  });

  test('are sorted by title or by day, in either direction, page by page', async () => {
    for (const sort of ['TITLE', 'UPDATED']) {
      for (const descending of [false, true]) {
        const whole = (await managed({ sort, descending })).rows.map(({ title }) => title);
        const pages: string[] = [];
        for (let after: string | null = null; ;) {
          const page = await managed({ sort, descending, first: 2, after });
          pages.push(...page.rows.map(({ title }) => title));
          after = page.nextCursor;
          if (!after) break;
        }
        expect(pages).toEqual(whole);
      }
    }
    const { rows } = await managed({ sort: 'UPDATED', descending: true, first: 1 });
    expect(rows).toMatchObject([{ title: '学生手册' }]);
  });

  test('are closed to everybody but superadmins', async () => {
    const admin = await college.signedIn({ roles: ['user', 'admin', 'manager'] });
    expect((await admin.call(ALL)).data).toBeNull();
  });
});
