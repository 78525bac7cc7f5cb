import { randomUUID } from 'node:crypto';
import type { SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import type { Who } from '#testing/matrix/words.ts';

const keepers: Who = ['superadmin'];

const inputFor = (target: Target) => ({ name: `Proof ${target.next()}`, uses: ['LINKS'] });

export const matrix: SliceMatrix = {
  reads: {
    Query: { categories: ['signedIn'] },
    Category: { '_id colour name position uses version': ['signedIn'] },
  },
  asks: { 'Query.categories': () => [{ use: undefined }, { use: 'LINKS' }] },
  writes: {
    createCategory: {
      cases: [
        { who: keepers, at: (target) => ({ categoryId: randomUUID(), categoryInput: inputFor(target) }) },
      ],
    },
    updateCategory: {
      cases: [
        {
          who: keepers,
          at: (target) => ({ categoryId: target.id('shelf'), version: 1, categoryInput: inputFor(target) }),
        },
      ],
    },
    deleteCategory: { cases: [{ who: keepers, at: (target) => ({ categoryId: target.id('emptyShelf') }) }] },
  },
  async seed({ owner, subject, mark }) {
    if (subject.kind !== 'college') return [];
    return Promise.all(
      ['shelf', 'emptyShelf'].map(async (name) => {
        const { rows } = await owner.query<{ id: string }>(
          `insert into category (name, uses) values ($1, '{DOCUMENTS,LINKS}')
           on conflict (lower(name)) do update set version = 1 returning id`,
          [mark(name, 'name')],
        );
        return { name, id: rows[0]?.id ?? '', readers: { Category: ['signedIn'] } };
      }),
    );
  },
};
