import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Target, Variables } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

interface Kind {
  name: string;
  isPublic?: boolean;
  published?: boolean;
  permissions?: string[];
  readers: Who;
}

const staff: Who = ['manager', 'admin', 'reportsAdmin', 'superadmin'];
const writers: Who = ['superadmin'];

const KINDS: readonly Kind[] = [
  { name: 'public', isPublic: true, readers: ['anyone'] },
  { name: 'internal', readers: ['studying'] },
  { name: 'managers', permissions: ['manager'], readers: ['manager', 'superadmin'] },
  { name: 'draft', isPublic: true, published: false, readers: ['superadmin'] },
];

/** Where two versions were planted. */
const inEnglish = (target: Target): Variables => ({ documentId: target.id('internal'), locale: 'en' });
/** Documents belong to no campus: they are planted for the college alone. */
const askedInEnglish = (target: Target, ...wanted: Variables[]): Variables[] =>
  target.id('internal') ? wanted.map((one) => ({ ...inEnglish(target), ...one })) : [];

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      documentByTitle: ['anyone'],
      documents: ['signedIn'],
      'documentVersion documentVersions managedDocument managedDocuments': writers,
    },
    Document: {
      '_id content createdAt locale permissions published title updatedAt': ['anyone'],
      updatedByName: staff,
    },
    ReadableDocumentPage: { 'count countIsOpen rows': ['signedIn'], nextCursor: ['studying'] },
    ReadableDocument: { '_id categoryName locale title updatedAt': ['signedIn'] },
    ManagedDocumentPage: { 'count countIsOpen nextCursor rows': writers },
    ManagedDocument: {
      '_id bodies categoryId categoryName createdAt isLegal locales permissions published title': writers,
      'updatedAt updatedByName version': writers,
    },
    DocumentBody: { 'content locale number writtenAt writtenByName': writers },
    DocumentVersionPage: { 'nextCursor rows': writers },
    DocumentVersion: { '_id number writtenAt writtenByName': writers },
  },
  namesOthers: {
    'Document.updatedByName': staff,
    'ManagedDocument.updatedByName': writers,
    'DocumentBody.writtenByName': writers,
    'DocumentVersion.writtenByName': writers,
  },
  asks: {
    'Query.documentByTitle': (target) =>
      KINDS.flatMap(({ name }) => target.text(name, 'title') ?? []).map((title) => ({ title })),
    'Query.documents': () => [
      { first: 20, after: undefined, search: undefined, categoryId: undefined },
      { first: 1 },
    ],
    'Query.managedDocuments': () => [{ first: 20, after: undefined, filter: undefined }, { first: 1 }],
    'Query.documentVersions': (target) =>
      askedInEnglish(target, { first: 20, before: undefined }, { first: 1, before: undefined }),
    'Query.documentVersion': (target) => askedInEnglish(target, { number: 1 }),
  },
  writes: {
    createDocument: {
      cases: [
        {
          who: writers,
          at: (target) => ({
            documentId: randomUUID(),
            documentInput: {
              title: `Proof ${target.next()}`,
              permissions: [],
              categoryId: target.id('shelf'),
            },
          }),
        },
      ],
    },
    updateDocument: {
      cases: [
        {
          who: writers,
          at: (target) => ({
            documentId: target.id('internal'),
            version: 1,
            documentInput: {
              title: target.text('internal', 'title'),
              permissions: ['dean'],
              categoryId: target.id('shelf'),
            },
          }),
        },
      ],
    },
    publishDocument: {
      cases: [{ who: writers, at: (target) => ({ documentId: target.id('internal'), published: false }) }],
    },
    // Nobody deletes what people read without its title.
    deleteDocument: {
      cases: [{ who: [], at: (target) => ({ documentId: target.id('managers'), typedTitle: 'guessed' }) }],
    },
    restoreDocument: { cases: [{ who: writers, at: (target) => ({ documentId: target.id('managers') }) }] },
    saveDocumentBody: {
      cases: [
        {
          who: writers,
          at: (target) => ({
            documentId: target.id('managers'),
            locale: 'en',
            version: 2,
            content: `<p>Proof ${target.next()}</p>`,
          }),
        },
      ],
    },
    restoreDocumentVersion: {
      cases: [{ who: writers, at: (target) => ({ ...inEnglish(target), version: 2, number: 1 }) }],
    },
    // Nobody knows a version that was never in force: everybody else in the proof would be held up by a newer one.
    askForAcceptance: { cases: [{ who: [], at: () => ({ termsVersion: 0 }) }] },
  },
  async seed({ owner, subject, registrarId, mark }) {
    if (subject.kind !== 'college') return [];
    return Promise.all(
      KINDS.map(async ({ name, isPublic = false, published = true, permissions = [], readers }) => {
        const title = `The ${name} document`;
        const { rows } = await owner.query<{ id: string }>(
          `with sorted as (insert into category (name, uses) values ($1, '{DOCUMENTS}')
             on conflict (lower(name)) do update set version = 1 returning id),
           written as (insert into document (title, permissions, published, is_public, updated_by, category_id)
             select $1, $2, $3, $4, $5, id from sorted on conflict (title) do update set published = excluded.published returning id),
           kept as (insert into document_version (document_id, locale, number, content, written_at, written_by)
             select id, 'en', number, $6 || repeat('.', 2 - number), now(), $5 from written, generate_series(1, 2) number
             on conflict do nothing)
           insert into document_body (document_id, locale, content) select id, 'en', $6 from written
           on conflict (document_id, locale) do update set content = excluded.content returning document_id as id`,
          [title, permissions, published, isPublic, registrarId, mark(name, 'content')],
        );
        return {
          name,
          id: rows[0]?.id ?? '',
          texts: { title },
          readers: { Document: readers, ReadableDocument: published ? readers : [] },
        };
      }),
    );
  },
};
