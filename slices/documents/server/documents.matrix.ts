import type { SliceMatrix } from '#kit/testing/matrix/slice-matrix.ts';
import type { Who } from '#kit/testing/matrix/words.ts';

interface Kind {
  name: string;
  isPublic?: boolean;
  published?: boolean;
  permissions?: string[];
  readers: Who;
}

const staff: Who = ['manager', 'admin', 'reportsAdmin', 'superadmin'];

const KINDS: readonly Kind[] = [
  { name: 'public', isPublic: true, readers: ['anyone'] },
  { name: 'internal', readers: ['signedIn'] },
  { name: 'managers', permissions: ['manager'], readers: ['manager', 'superadmin'] },
  { name: 'draft', isPublic: true, published: false, readers: ['superadmin'] },
];

export const matrix: SliceMatrix = {
  reads: {
    Query: { documentByTitle: ['anyone'] },
    Document: {
      '_id content createdAt locale permissions published title updatedAt': ['anyone'],
      updatedByName: staff,
    },
  },
  namesOthers: { 'Document.updatedByName': staff },
  asks: {
    'Query.documentByTitle': (target) =>
      KINDS.flatMap(({ name }) => target.text(name, 'title') ?? []).map((title) => ({ title })),
  },
  async plant({ owner, subject, registrarId, mark }) {
    if (subject.kind !== 'college') return [];
    return Promise.all(
      KINDS.map(async ({ name, isPublic = false, published = true, permissions = [], readers }) => {
        const title = `The ${name} document`;
        const { rows } = await owner.query<{ id: string }>(
          `with written as (insert into document (title, permissions, published, is_public, updated_by)
             values ($1, $2, $3, $4, $5) on conflict (title) do update set published = excluded.published returning id)
           insert into document_body (document_id, locale, content) select id, 'en', $6 from written
           on conflict (document_id, locale) do update set content = excluded.content returning document_id as id`,
          [title, permissions, published, isPublic, registrarId, mark(name, 'content')],
        );
        return { name, id: rows[0]?.id ?? '', texts: { title }, readers: { Document: readers } };
      }),
    );
  },
};
