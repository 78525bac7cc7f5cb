import { expect, test, vi } from 'vitest';
import { findSelected } from './find-selected.ts';
import type { PageAfter } from './output/pages-of.ts';
import type { Selected } from './use-selection.ts';

/** Three pages of two rows: 0 to 5. */
const pageAfter = () =>
  vi.fn<PageAfter<{ _id: string }>>(async (cursor) => {
    const first = Number(cursor ?? 0);
    return {
      rows: [{ _id: String(first) }, { _id: String(first + 1) }],
      nextCursor: first < 4 ? String(first + 2) : null,
    };
  });
const some = (...ids: string[]): Selected => ({ kind: 'some', ids: new Set(ids) });
const all: Selected = { kind: 'allMatching' };

test.each([
  [some('1'), undefined, ['1'], 1],
  [some('0', '3'), undefined, ['0', '3'], 2],
  // One of them is gone meanwhile.
  [some('0', 'gone'), undefined, ['0'], 3],
  [all, undefined, ['0', '1', '2', '3', '4', '5'], 3],
  [all, 3, ['0', '1', '2', '3'], 2],
])('of %j, at most %j, it finds %j in %i pages', async (selected, max, found, pages) => {
  const asked = pageAfter();
  const has = (id: string) => selected.kind === 'allMatching' || selected.ids.has(id);
  expect((await findSelected({ selected, has }, asked, max)).map(({ _id }) => _id)).toEqual(found);
  expect(asked).toHaveBeenCalledTimes(pages);
});
