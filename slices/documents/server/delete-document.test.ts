import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let superadmin: Browser;

const CREATE = `mutation createDocument($documentId: ID!, $documentInput: DocumentInput!) {
  createDocument(documentId: $documentId, documentInput: $documentInput) { _id } }`;
const DELETE = `mutation deleteDocument($documentId: ID!, $typedTitle: String) {
  deleteDocument(documentId: $documentId, typedTitle: $typedTitle) }`;
const RESTORE = `mutation restoreDocument($documentId: ID!) {
  restoreDocument(documentId: $documentId) { title published } }`;
const SEEN = `query seen($documentId: ID!, $title: String!) { managedDocument(documentId: $documentId) { title }
  documentByTitle(title: $title) { title } documents { rows { title } } managedDocuments { rows { title } } }`;
const GONE = {
  managedDocument: null,
  documentByTitle: null,
  documents: { rows: [] },
  managedDocuments: { rows: [] },
};

const make = async (title: string, published = false): Promise<string> => {
  const documentId = randomUUID();
  await superadmin.call(CREATE, { documentId, documentInput: { title, permissions: [] } });
  await college.database.owner.query(
    `insert into document_body (document_id, locale, content) values ($1, 'en', '<p>Words</p>')`,
    [documentId],
  );
  await college.database.owner.query('update document set published = $2 where id = $1', [
    documentId,
    published,
  ]);
  return documentId;
};
const remove = (documentId: string, typedTitle: string | null = null) =>
  superadmin.call(DELETE, { documentId, typedTitle });
const problemOf = ({ errors }: Awaited<ReturnType<typeof remove>>) => errors[0]?.extensions.problem;

beforeAll(async () => {
  college = await College.open();
  superadmin = await college.signedIn({ roles: ['user', 'superadmin'] });
});
afterAll(() => college.close());

describe('deleting a document', () => {
  test('takes a draft away at once, also when clicked twice, and brings it back as it was', async () => {
    const documentId = await make('Field trips');
    for (let click = 0; click < 2; click++)
      expect((await remove(documentId)).data).toEqual({ deleteDocument: documentId });
    expect((await superadmin.call(SEEN, { documentId, title: 'Field trips' })).data).toEqual(GONE);
    expect((await superadmin.call(RESTORE, { documentId })).data).toEqual({
      restoreDocument: { title: 'Field trips', published: false },
    });
    await remove(documentId);
  });

  test('asks for the title of a published one, and leaves the legal ones alone', async () => {
    const documentId = await make('Handbook', true);
    expect(problemOf(await remove(documentId))).toBe('documentTitleMistyped');
    expect(problemOf(await remove(documentId, 'handbok'))).toBe('documentTitleMistyped');
    expect(problemOf(await remove(documentId, ' Handbook '))).toBeUndefined();
    expect((await superadmin.call(SEEN, { documentId, title: 'Handbook' })).data).toEqual(GONE);
    expect((await superadmin.call(RESTORE, { documentId })).data).toMatchObject({
      restoreDocument: { published: true },
    });
    await remove(documentId, 'Handbook');
    const legal = await make('terms');
    expect(problemOf(await remove(legal, 'terms'))).toBe('legalDocumentStays');
    await college.database.owner.query('delete from document where id = $1', [legal]);
  });

  test('frees its title, and does not come back over another that has it', async () => {
    const documentId = await make('Chapel');
    await remove(documentId);
    const other = await make('Chapel');
    expect(problemOf(await superadmin.call(RESTORE, { documentId }))).toBe('documentTitleTaken');
    await remove(other);
    expect(problemOf(await superadmin.call(RESTORE, { documentId }))).toBeUndefined();
  });

  test('is for superadmins, and on record', async () => {
    const documentId = await make('Secret');
    const admin = await college.signedIn({ roles: ['user', 'admin'] });
    expect((await admin.call(DELETE, { documentId })).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
    await remove(documentId);
    const { rows } = await college.database.owner.query<{ before: object }>(
      `select before from audit where entity_id = $1 and action = 'deleteDocument'`,
      [documentId],
    );
    expect(rows).toEqual([{ before: { title: 'Secret', published: false } }]);
  });
});
