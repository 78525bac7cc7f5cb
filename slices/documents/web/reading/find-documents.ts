import { call } from '#kit/client/call/call.ts';
import type { PaletteSearch } from '#kit/client/palette-search.ts';
import { addressOfDocument } from '../document-address.tsx';
import { documentsToFind } from './documents.graphql.generated.ts';

/** Published documents by the beginnings of words of their titles: a word that stands in many texts would bury screens. */
export const findDocuments: PaletteSearch = {
  heading: 'menuDocuments',
  icon: 'file',
  path: '/docs',
  async find(words, signal) {
    const { documents } = await call(documentsToFind, { search: words }, { signal });
    return documents.rows.map(({ _id, title }) => ({ _id, name: title, path: addressOfDocument(title) }));
  },
};
