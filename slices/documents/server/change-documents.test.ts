import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let superadmin: Browser;

const SEEN =
  '{ _id title permissions categoryName published isLegal locales version updatedByName bodies { locale number content writtenByName } }';
const CREATE = `mutation createDocument($documentId: ID!, $documentInput: DocumentInput!) {
  createDocument(documentId: $documentId, documentInput: $documentInput) ${SEEN} }`;
const UPDATE = `mutation updateDocument($documentId: ID!, $version: Int!, $documentInput: DocumentInput!) {
  updateDocument(documentId: $documentId, version: $version, documentInput: $documentInput) ${SEEN} }`;
const PUBLISH = `mutation publishDocument($documentId: ID!, $published: Boolean!) {
  publishDocument(documentId: $documentId, published: $published) ${SEEN} }`;
const SAVE = `mutation saveDocumentBody($documentId: ID!, $locale: String!, $version: Int!, $content: RichText!) {
  saveDocumentBody(documentId: $documentId, locale: $locale, version: $version, content: $content) ${SEEN} }`;
const RESTORE = `mutation restoreDocumentVersion($documentId: ID!, $locale: String!, $version: Int!, $number: Int!) {
  restoreDocumentVersion(documentId: $documentId, locale: $locale, version: $version, number: $number) ${SEEN} }`;
const VERSIONS = `query documentVersions($documentId: ID!, $first: Int, $before: Int) {
  documentVersions(documentId: $documentId, locale: "en", first: $first, before: $before) {
    rows { number writtenByName } nextCursor }
  documentVersion(documentId: $documentId, locale: "en", number: 1) { content } }`;
const ASK_AGAIN =
  'mutation askForAcceptance($termsVersion: Int!) { askForAcceptance(termsVersion: $termsVersion) }';

const said = (title: string, permissions: string[] = []) => ({ title, permissions });
const problemOf = async (call: Promise<{ errors: { extensions: { problem?: unknown } }[] }>) =>
  (await call).errors[0]?.extensions.problem;
const auditOf = async (documentId: string) =>
  (
    await college.database.owner.query<Record<string, unknown>>(
      'select action, before, after from audit where entity_id = $1 order by id',
      [documentId],
    )
  ).rows;

async function make(title: string): Promise<string> {
  const documentId = randomUUID();
  await superadmin.call(CREATE, { documentId, documentInput: said(title) });
  return documentId;
}
const save = (documentId: string, version: number, content: string, locale = 'en') =>
  superadmin.call(SAVE, { documentId, locale, version, content });

beforeAll(async () => {
  college = await College.open();
  superadmin = await college.signedIn({
    roles: ['user', 'superadmin'],
    firstName: 'Dora',
    lastName: 'Dean',
  });
});
afterAll(() => college.close());

describe('making a document', () => {
  test('makes a draft without words, once, however often the form is sent', async () => {
    const documentId = randomUUID();
    const sent = { documentId, documentInput: said('  Field trips ', ['dean', 'manager']) };
    const answers = await Promise.all([superadmin.call(CREATE, sent), superadmin.call(CREATE, sent)]);
    for (const { data } of answers) {
      expect(data?.['createDocument']).toMatchObject({
        _id: documentId,
        title: 'Field trips',
        permissions: ['manager', 'dean'],
        published: false,
        isLegal: false,
        locales: [],
        bodies: [],
      });
    }
    expect(await auditOf(documentId)).toMatchObject([
      { action: 'createDocument', after: { title: 'Field trips' } },
    ]);
    const other = superadmin.call(CREATE, { documentId, documentInput: said('Other trips') });
    expect(await problemOf(other)).toBe('changedMeanwhile');
  });

  test('a title is given once, whatever its capitals, also to two windows at once (HOLE-67)', async () => {
    const windows = ['Library rules', 'library RULES'].map((title) =>
      superadmin.call(CREATE, { documentId: randomUUID(), documentInput: said(title) }),
    );
    const problems = (await Promise.all(windows)).map(({ errors }) => errors[0]?.extensions.problem);
    expect(new Set(problems)).toEqual(new Set(['documentTitleTaken', undefined]));
  });

  test('is for superadmins alone (DOC-02)', async () => {
    const admin = await college.signedIn({ roles: ['user', 'admin'] });
    const documentId = await make('Not theirs');
    const asked = [
      admin.call(CREATE, { documentId: randomUUID(), documentInput: said('Theirs') }),
      admin.call(SAVE, { documentId, locale: 'en', version: 0, content: 'x' }),
      admin.call(PUBLISH, { documentId, published: true }),
    ];
    for (const call of asked) expect(await problemOf(call)).toBe('notAllowed');
  });
});

describe('title and readers', () => {
  test('are changed with a version, and the audit log says from what to what', async () => {
    const documentId = await make('Rota');
    const change = { documentId, version: 1, documentInput: said('Rota', ['manager']) };
    for (let time = 0; time < 2; time++) {
      expect((await superadmin.call(UPDATE, change)).data).toMatchObject({
        updateDocument: { permissions: ['manager'], version: 2 },
      });
    }
    expect(await auditOf(documentId)).toMatchObject([
      { action: 'createDocument' },
      { action: 'updateDocument', before: { permissions: [] }, after: { permissions: ['manager'] } },
    ]);
    const late = superadmin.call(UPDATE, { documentId, version: 1, documentInput: said('Old rota') });
    expect(await problemOf(late)).toBe('changedMeanwhile');
    const taken = superadmin.call(UPDATE, { documentId, version: 2, documentInput: said('Field Trips') });
    expect(await problemOf(taken)).toBe('documentTitleTaken');
  });

  test('the privacy policy is open to visitors, keeps its title and stays published (HOLE-67)', async () => {
    const documentId = await make('privacy');
    await save(documentId, 0, '<p>What we keep</p>');
    await superadmin.call(PUBLISH, { documentId, published: true });
    const { data } = await college
      .visitor()
      .call('query q { documentByTitle(title: "privacy") { content } }');
    expect(data).toEqual({ documentByTitle: { content: '<p>What we keep</p>' } });
    const refused: [Promise<Awaited<ReturnType<Browser['call']>>>, string][] = [
      [
        superadmin.call(UPDATE, { documentId, version: 1, documentInput: said('Data protection') }),
        'legalTitleStays',
      ],
      [
        superadmin.call(UPDATE, { documentId, version: 1, documentInput: said('privacy', ['dean']) }),
        'legalDocumentIsOpen',
      ],
      [superadmin.call(PUBLISH, { documentId, published: false }), 'legalDocumentStays'],
      [save(documentId, 1, ' '), 'documentNeedsEnglish'],
    ];
    for (const [call, problem] of refused) expect(await problemOf(call)).toBe(problem);
  });
});

test('a document is sorted by a category for documents, and by no other (HOLE-24)', async () => {
  const { rows } = await college.database.owner.query<{ id: string }>(
    `insert into category (name, uses) values ('Rules', '{DOCUMENTS}'), ('Elsewhere', '{LINKS}') returning id`,
  );
  const [rules, elsewhere] = rows.map(({ id }) => id);
  const documentId = await make('Dress code');
  const sorted = (categoryId: string | undefined) =>
    superadmin.call(UPDATE, { documentId, version: 1, documentInput: { ...said('Dress code'), categoryId } });
  for (const unknown of [elsewhere, randomUUID()])
    expect(await problemOf(sorted(unknown))).toBe('categoryUnknown');
  expect((await sorted(rules)).data).toMatchObject({ updateDocument: { categoryName: 'Rules' } });
  await save(documentId, 0, '<p>Shoes</p>');
  await superadmin.call(PUBLISH, { documentId, published: true });
  const { data } = await superadmin.call(
    'query documents($categoryId: ID) { documents(categoryId: $categoryId) { rows { title categoryName } } }',
    { categoryId: rules },
  );
  expect(data).toEqual({ documents: { rows: [{ title: 'Dress code', categoryName: 'Rules' }] } });
});

describe('publishing', () => {
  test('needs English, is noted once however often it is pressed, and is taken back (HOLE-67)', async () => {
    const documentId = await make('House rules');
    await save(documentId, 0, '<p>Hausordnung</p>', 'de_DE');
    expect(await problemOf(superadmin.call(PUBLISH, { documentId, published: true }))).toBe(
      'documentNeedsEnglish',
    );
    await save(documentId, 0, '<p>House rules</p>');
    for (const published of [true, true, false]) {
      expect((await superadmin.call(PUBLISH, { documentId, published })).data).toMatchObject({
        publishDocument: { published },
      });
    }
    const actions = (await auditOf(documentId)).map(({ action }) => action);
    expect(actions.slice(-2)).toEqual(['publishDocument', 'withdrawDocument']);
  });
});

describe('a body', () => {
  test('is cleaned, numbered by language and signed by the user who wrote it', async () => {
    const documentId = await make('Guests');
    await save(documentId, 0, '<p onclick="x()">Welcome<script>alert(1)</script></p>');
    await save(documentId, 0, '<p>Willkommen</p>', 'de_DE');
    const { data } = await save(documentId, 1, '<p>Welcome, guests</p>');
    expect(data?.['saveDocumentBody']).toMatchObject({
      locales: ['de_DE', 'en'],
      updatedByName: 'Dora Dean',
      bodies: [
        { locale: 'de_DE', number: 1, content: '<p>Willkommen</p>', writtenByName: 'Dora Dean' },
        { locale: 'en', number: 2, content: '<p>Welcome, guests</p>', writtenByName: 'Dora Dean' },
      ],
    });
    const history = (await superadmin.call(VERSIONS, { documentId, first: 1 })).data;
    expect(history).toEqual({
      documentVersions: { rows: [{ number: 2, writtenByName: 'Dora Dean' }], nextCursor: '2' },
      documentVersion: { content: '<p>Welcome</p>' },
    });
    const before = (await superadmin.call(VERSIONS, { documentId, before: 2 })).data;
    expect(before).toMatchObject({ documentVersions: { rows: [{ number: 1 }], nextCursor: null } });
  });

  test('that another window has saved meanwhile is not overwritten, and the same words are no change', async () => {
    const documentId = await make('Parking');
    const windows = await Promise.all([
      save(documentId, 0, '<p>East</p>'),
      save(documentId, 0, '<p>West</p>'),
    ]);
    const problems = windows.map(({ errors }) => errors[0]?.extensions.problem);
    expect(new Set(problems)).toEqual(new Set(['changedMeanwhile', undefined]));
    const [stored] = windows.flatMap(({ data }) => data?.['saveDocumentBody'] ?? []) as {
      bodies: { content: string }[];
    }[];
    const refetch = await save(documentId, 0, stored?.bodies[0]?.content ?? '');
    expect(refetch.data?.['saveDocumentBody']).toMatchObject({ bodies: [{ number: 1 }] });
    expect(await auditOf(documentId)).toHaveLength(2);
  });

  test('is taken away and brought back, and every version stays on record', async () => {
    const documentId = await make('Keys');
    await save(documentId, 0, '<p>At the desk</p>');
    expect((await save(documentId, 1, '')).data?.['saveDocumentBody']).toMatchObject({
      locales: [],
      bodies: [{ number: 2, content: '' }],
    });
    const restored = await superadmin.call(RESTORE, { documentId, locale: 'en', version: 2, number: 1 });
    expect(restored.data?.['restoreDocumentVersion']).toMatchObject({
      locales: ['en'],
      bodies: [{ number: 3, content: '<p>At the desk</p>' }],
    });
    expect((await auditOf(documentId)).at(-1)).toEqual({
      action: 'restoreDocumentVersion',
      before: { locale: 'en', number: 2 },
      after: { locale: 'en', number: 3 },
    });
    const unknown = superadmin.call(RESTORE, { documentId, locale: 'en', version: 3, number: 9 });
    expect(await problemOf(unknown)).toBe('recordNotFound');
    for (const change of ["update document_version set content = 'x'", 'delete from document_version'])
      await expect(college.served.state.appPool.query(change)).rejects.toThrow('permission denied');
  });

  test.each([
    ['in a language nobody speaks', 'xx', '<p>x</p>', 'localeUnknown'],
    ['that is far too long', 'en', 'x'.repeat(80_001), 'documentTooLong'],
  ])('%s is refused', async (_, locale, content, problem) => {
    const documentId = await make(`Refused ${locale}`);
    expect(await problemOf(save(documentId, 0, content, locale))).toBe(problem);
  });
});

test('everybody accepts new terms again, and pressing twice asks once (HOLE-16)', async () => {
  const student = await college.signedIn();
  const first = await superadmin.call(ASK_AGAIN, { termsVersion: 1 });
  expect(first.data).toEqual({ askForAcceptance: 2 });
  const owner = college.database.owner;
  await owner.query(`update person set terms_version = 2 where first_name = 'Dora'`);
  expect(await problemOf(superadmin.call(ASK_AGAIN, { termsVersion: 1 }))).toBe('changedMeanwhile');
  const { data } = await student.call('query q { currentUser { termsAccepted } }');
  expect(data).toEqual({ currentUser: { termsAccepted: false } });
  const { rows } = await owner.query(`select before, after from audit where action = 'askForAcceptance'`);
  expect(rows).toEqual([{ before: { termsVersion: 1 }, after: { termsVersion: 2 } }]);
});
