import type { PaletteSearch } from '#kit/client/palette-search.ts';
import { addressOfDocument } from '../document-address.tsx';
import type { FoundDocumentsFragment } from './documents.graphql.generated.ts';

/** Published documents by the beginnings of words of their titles: a word that stands in many texts would bury screens. */
export const findDocuments: PaletteSearch<Partial<FoundDocumentsFragment>, 'documents'> = {
  heading: 'menuDocuments',
  icon: 'file',
  part: 'documents',
  path: '/docs',
  find: ({ documents }) =>
    (documents?.rows ?? []).map(({ _id, title }) => ({ _id, name: title, path: addressOfDocument(title) })),
};
