import type { Context } from '#kit/graphql/context.ts';
import { countedPage, type CountedPage, type PageOf } from '#kit/graphql/page.ts';
import { listVersions } from './document-versions.queries.ts';
import type { DocumentVersion, ManagedDocument } from './managed-document.ts';
import { countDocuments, listDocuments, type DocumentsQuestion } from './managed-documents.queries.ts';
import { wordsToFind } from './words-to-find.ts';

interface Params extends DocumentsQuestion {
  first: number;
  after: string | null;
}

/** A page of all documents, drafts too. */
export async function listDocumentsPage(ctx: Context, params: Params): Promise<CountedPage<ManagedDocument>> {
  const { first, after, ...question } = params;
  const filter = { ...question.filter, search: wordsToFind(question.filter.search ?? '') };
  const found = await listDocuments(ctx.db, { ...question, filter }, first + 1, after);
  return countedPage(found, first, (max) => countDocuments(ctx.db, { filter }, max));
}

export type EarlierVersion = Omit<DocumentVersion, 'content'>;

interface VersionsParams {
  documentId: string;
  locale: string;
  first: number;
  before: number | null;
}

/** A page of what was written in a language before. Its cursor is the number of the last one on it. */
export async function listVersionsPage(
  ctx: Context,
  params: VersionsParams,
): Promise<PageOf<EarlierVersion>> {
  const { documentId, locale, first, before } = params;
  const found = await listVersions(ctx.db, documentId, locale, { max: first + 1, before });
  const rows = found.slice(0, first);
  return { rows, nextCursor: found.length > first ? String(rows.at(-1)?.number) : null };
}
