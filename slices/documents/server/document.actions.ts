import type { AuditAction } from '#kit/access/known-actions.ts';
import type { Tx } from '#kit/db/database.ts';
import { insertRow, lockRow, updateRow } from '#kit/db/rows.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import {
  actOnRecord,
  auditRecord,
  createRecord,
  loaded,
  updateRecord,
  type Entity,
} from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { refuseTaken } from '#kit/graphql/refuse-gone.ts';
import type { InputOf } from '#kit/record/field.ts';
import { cleanRichText } from '#kit/rich-text/clean-rich-text.ts';
import type { UncleanHtml } from '#kit/rich-text/unclean-html.ts';
import { findCategory } from '#slices/categories/server/api.ts';
import { raiseTermsVersion } from '#slices/site-settings/server/api.ts';
import {
  checkBody,
  checkDeleting,
  checkPublishing,
  document as fields,
  isClosedLegalPage,
  isLegal,
  MAX_CONTENT,
  mayBeRenamed,
  type DocumentValues,
} from '../rules/document.ts';
import { findVersion, listBodies, storeBody } from './document-versions.queries.ts';
import { findManagedDocument, type ManagedDocument } from './managed-documents.queries.ts';

const entity: Entity<typeof fields, ManagedDocument> = {
  name: 'document',
  fields,
  async load(tx, _, id) {
    await lockRow(tx, 'document', id);
    return findManagedDocument(tx, id);
  },
};

type DocumentInput = InputOf<typeof fields>;

const refuseTakenTitle = refuseTaken('documentTitleTaken', 'title');

const rowOf = (ctx: Context, { permissions, ...values }: DocumentValues) => ({
  ...values,
  permissions: [...permissions],
  updatedBy: actorOf(ctx).personId,
});

async function checkValues(tx: Tx, values: DocumentValues, isNewCategory: boolean): Promise<void> {
  if (isClosedLegalPage(values)) throw new RuleError('legalDocumentIsOpen');
  if (!isNewCategory || values.categoryId === null) return;
  const category = await findCategory(tx, values.categoryId);
  if (!category?.uses.includes('DOCUMENTS')) throw new RuleError('categoryUnknown');
}

/** Makes a draft without a text. */
export const createDocument = (ctx: Context, id: string, input: DocumentInput): Promise<ManagedDocument> =>
  createRecord(ctx, entity, {
    action: 'createDocument',
    id,
    input,
    async insert(tx, values) {
      await checkValues(tx, values, true);
      const row = { id, ...rowOf(ctx, values), isPublic: isLegal(values.title) };
      return insertRow(tx, 'document', row).catch(refuseTakenTitle);
    },
  });

interface DocumentChange {
  documentId: string;
  version: number;
  documentInput: DocumentInput;
}

export const updateDocument = (
  ctx: Context,
  { documentId: id, version, documentInput: input }: DocumentChange,
): Promise<ManagedDocument> =>
  updateRecord(ctx, entity, {
    action: 'updateDocument',
    id,
    version,
    input,
    async write(tx, { before, after, changed }) {
      await checkValues(tx, after, changed.includes('categoryId'));
      if (!mayBeRenamed(before.title, after.title)) throw new RuleError('legalTitleStays');
      await updateRow(tx, 'document', id, rowOf(ctx, after)).catch(refuseTakenTitle);
    },
  });

/** Lets readers have a document, or makes it a draft again, which only superadmins see. */
export const publishDocument = (
  ctx: Context,
  documentId: string,
  published: boolean,
): Promise<ManagedDocument> =>
  actOnRecord(ctx, entity, documentId, async (tx, { title, published: before }) => {
    if (before === published) return null;
    const problem = checkPublishing({ title, bodies: await listBodies(tx, documentId) }, published);
    if (problem) throw new RuleError(problem);
    const updatedBy = actorOf(ctx).personId;
    await tx.updateTable('document').set({ published, updatedBy }).where('id', '=', documentId).execute();
    return { action: published ? 'publishDocument' : 'withdrawDocument' };
  });

/** What a deleted document was called; null for one that is there, or never was. */
async function lockedDeletedTitle(tx: Tx, id: string): Promise<string | null> {
  await lockRow(tx, 'document', id);
  const row = await tx.selectFrom('document').select('deletedTitle').where('id', '=', id).executeTakeFirst();
  return row?.deletedTitle ?? null;
}

interface Deleting {
  documentId: string;
  /** What a published document is called, typed by the user who deletes it. */
  typedTitle: string | null;
}

/** Takes a document from everybody. Its versions stay, so that it can be brought back. */
export const deleteDocument = (ctx: Context, { documentId, typedTitle }: Deleting): Promise<string> =>
  transaction(ctx.db, async (tx) => {
    // It was clicked twice.
    if ((await lockedDeletedTitle(tx, documentId)) !== null) return documentId;
    const document = await loaded(entity, tx, ctx, documentId);
    const { title, published } = document;
    const problem = checkDeleting(document, typedTitle);
    if (problem) throw new RuleError(problem);
    await updateRow(tx, 'document', documentId, {
      deletedAt: ctx.services.now(),
      deletedTitle: title,
      title: documentId,
      updatedBy: actorOf(ctx).personId,
    });
    await auditRecord(tx, ctx, entity, document, { action: 'deleteDocument', before: { title, published } });
    return documentId;
  });

/** Brings a deleted document back as it was, unless another one has its title by now. */
export const restoreDocument = (ctx: Context, documentId: string): Promise<ManagedDocument> =>
  transaction(ctx.db, async (tx) => {
    const title = await lockedDeletedTitle(tx, documentId);
    if (title === null) return loaded(entity, tx, ctx, documentId);
    const updatedBy = actorOf(ctx).personId;
    const row = { title, deletedAt: null, deletedTitle: null, updatedBy };
    await updateRow(tx, 'document', documentId, row).catch(refuseTakenTitle);
    const document = await loaded(entity, tx, ctx, documentId);
    await auditRecord(tx, ctx, entity, document, { action: 'restoreDocument', after: { title } });
    return document;
  });

interface BodyKey {
  documentId: string;
  locale: string;
  /** The number of the body the change is based on; 0 where there was none. */
  version: number;
}

/** Saves a body in one language, unless it was saved since it was opened. An empty text takes the body away. */
export function saveDocumentBody(
  ctx: Context,
  { content, ...key }: BodyKey & { content: UncleanHtml },
): Promise<ManagedDocument> {
  // Cleaning is work, which is not done on more than could be stored.
  if (content.length > MAX_CONTENT) throw new RuleError('documentTooLong');
  return writeBody(ctx, key, cleanRichText(content), 'saveDocumentBody');
}

/** Saves an earlier body again, as the newest one. */
export async function restoreDocumentVersion(
  ctx: Context,
  { number, ...key }: BodyKey & { number: number },
): Promise<ManagedDocument> {
  const earlier = await findVersion(ctx.db, key.documentId, { locale: key.locale, number });
  if (!earlier) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return writeBody(ctx, key, earlier.content, 'restoreDocumentVersion');
}

const writeBody = (ctx: Context, key: BodyKey, content: string, action: AuditAction) =>
  actOnRecord(ctx, entity, key.documentId, async (tx, document) => {
    const { documentId, locale, version } = key;
    const problem = checkBody(document, { locale, content });
    if (problem) throw new RuleError(problem);
    const before = (await listBodies(tx, documentId)).find((body) => body.locale === locale);
    if (content === (before?.content ?? '')) return null;
    if (version !== (before?.number ?? 0)) throw new RuleError('changedMeanwhile');
    const { personId: writtenBy } = actorOf(ctx);
    const number = version + 1;
    await storeBody(tx, documentId, { locale, number, content, writtenAt: ctx.services.now(), writtenBy });
    // The document is as new as its newest body.
    await tx.updateTable('document').set({ updatedBy: writtenBy }).where('id', '=', documentId).execute();
    return { action, before: { locale, number: version }, after: { locale, number } };
  });

/**
 * Has everybody accept the privacy policy and the terms of use again before they go on. The caller says which version they
 * know, so that pressing twice asks once.
 */
export const askForAcceptance = (ctx: Context, known: number): Promise<number> =>
  transaction(ctx.db, async (tx) => {
    const termsVersion = await raiseTermsVersion(tx, known);
    if (termsVersion === null) throw new RuleError('changedMeanwhile');
    await audit(tx, ctx, {
      action: 'askForAcceptance',
      entity: 'siteSettings',
      before: { termsVersion: known },
      after: { termsVersion },
    });
    return termsVersion;
  });
