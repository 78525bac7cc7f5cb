import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import type { Browser } from '#testing/browser.ts';

let college: College;
let authorId: string;
beforeAll(async () => {
  college = await College.open();
  authorId = (await college.person({ firstName: 'Dora', lastName: 'Dean' })).id;
  await publish('handbook', {}, { en: '<p>Handbook</p>', de_DE: '<p>Handbuch</p>' });
  await publish('privacy', { isPublic: true }, { en: '<p>Privacy</p>' });
  await publish('draft', { published: false, isPublic: true }, { en: '<p>Secret draft</p>' });
  await publish('managers', { permissions: ['manager'] }, { en: '<p>Managers</p>' });
  await publish('german', {}, { de_DE: '<p>Nur deutsch</p>' });
});
afterAll(() => college.close());

interface DocumentFacts {
  published?: boolean;
  isPublic?: boolean;
  permissions?: string[];
}
async function publish(title: string, facts: DocumentFacts, bodies: Record<string, string>): Promise<void> {
  const { published = true, isPublic = false, permissions = [] } = facts;
  const { rows } = await college.database.owner.query<{ id: string }>(
    'insert into document (title, published, is_public, permissions, updated_by) values ($1, $2, $3, $4, $5) returning id',
    [title, published, isPublic, permissions, authorId],
  );
  for (const [locale, content] of Object.entries(bodies)) {
    await college.database.owner.query('insert into document_body values ($1, $2, $3)', [
      rows[0]?.id,
      locale,
      content,
    ]);
  }
}

const BY_TITLE = `query documentByTitle($title: String!) { documentByTitle(title: $title) {
  _id createdAt updatedAt updatedByName title content locale permissions published } }`;
const read = async (browser: Browser, title: string, locale?: string) => {
  const { data } = await browser.call(BY_TITLE, { title }, locale ? { 'x-locale': locale } : {});
  return data?.['documentByTitle'] as { content: string } | null;
};

test('a document is found by its title, with all its fields (API-16) (DOC-03)', async () => {
  const DATE = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(await read(await college.signedIn(), 'managers')).toBeNull();
  expect(await read(await college.signedIn({ roles: ['user', 'manager'] }), 'managers')).toEqual({
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    createdAt: DATE,
    updatedAt: DATE,
    updatedByName: 'Dora Dean',
    title: 'managers',
    content: '<p>Managers</p>',
    locale: 'en',
    permissions: ['manager'],
    published: true,
  });
});

describe('who reads what', () => {
  test('a visitor reads what is public and learns of nothing else', async () => {
    const visitor = college.visitor();
    expect(await read(visitor, 'privacy')).toMatchObject({ content: '<p>Privacy</p>' });
    for (const title of ['handbook', 'draft', 'managers', 'no such title']) {
      const answer = await visitor.call(BY_TITLE, { title });
      expect(answer.text).toBe('{"data":{"documentByTitle":null}}');
    }
  });

  test('a draft is for superadmins only', async () => {
    expect(await read(await college.signedIn({ roles: ['user', 'admin'] }), 'draft')).toBeNull();
    const superadmin = await college.signedIn({ roles: ['user', 'superadmin'] });
    expect(await read(superadmin, 'draft')).toMatchObject({ published: false });
  });
});

describe('the language of a document', () => {
  test.each([
    ['the person’s own', 'de_DE', undefined, '<p>Handbuch</p>'],
    ['English where there is no other', 'hu_HU', undefined, '<p>Handbook</p>'],
    ['the one the page asks for', 'de_DE', 'en', '<p>Handbook</p>'],
    ['the person’s own when the page asks for one we do not speak', 'de_DE', 'xx', '<p>Handbuch</p>'],
  ])('is %s, and the answer says so', async (_, locale, asked, content) => {
    const language = content === '<p>Handbuch</p>' ? 'de_DE' : 'en';
    const found = await read(await college.signedIn({ locale }), 'handbook', asked);
    expect(found).toMatchObject({ content, locale: language });
  });

  test('a document that exists in another language only is not there', async () => {
    expect(await read(await college.signedIn(), 'german')).toBeNull();
  });
});
