import { audit, transaction } from '#kit/graphql/action.ts';
import type { OpenedSending } from '#kit/files/sent-file.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isLocale } from '#kit/messages/locales.ts';
import { checkStoredFile, mayBeKept } from '#slices/courses/rules/stored-file.ts';
import {
  deleteAssignmentFile,
  findAssignmentFile,
  insertAssignmentFile,
} from '../assignment-files.queries.ts';
import { assignmentToChange } from './load-assignment-for-update.ts';
import type { AssignmentRecord } from '../assignment-record.ts';
import { forgetUnlessKept, openUpload, receive, type SentFile } from '../sent-files.ts';

const keyOf = (assignmentId: string, fileId: string): string => `assignment-files/${assignmentId}/${fileId}`;

type Announced = { assignmentId: string } & Omit<SentFile, 'uploadId'>;

/** Lets a browser send a file that students are to work with. */
export async function openAssignmentUpload(ctx: Context, file: Announced): Promise<OpenedSending> {
  const problem = checkStoredFile(file);
  if (problem) throw new RuleError(problem);
  const { assignmentId, fileId, bytes } = file;
  await transaction(ctx.db, (tx) => assignmentToChange(tx, ctx, assignmentId));
  return openUpload(ctx, keyOf(assignmentId, fileId), bytes);
}

/** Gives an assignment a file, for everybody or for those who read in one language. */
export async function addAssignmentFile(
  ctx: Context,
  { assignmentId, locale, file }: { assignmentId: string; locale: string | null; file: SentFile },
): Promise<AssignmentRecord> {
  const problem = locale !== null && !isLocale(locale) ? 'localeUnknown' : checkStoredFile(file);
  if (problem) throw new RuleError(problem);
  const { sha256: _, ...received } = await receive(ctx, keyOf(assignmentId, file.fileId), file);
  if (!mayBeKept(received.type)) throw new RuleError('keptFileTypeRefused');
  return transaction(ctx.db, async (tx) => {
    const assignment = await assignmentToChange(tx, ctx, assignmentId);
    if (await insertAssignmentFile(tx, { assignmentId, locale, ...received })) {
      await audit(tx, ctx, {
        action: 'addAssignmentFile',
        entity: 'assignment',
        entityId: assignmentId,
        after: { fileId: file.fileId, locale, name: received.name, bytes: received.bytes },
      });
    }
    return assignment;
  });
}

/** Takes a file away. One that is gone already was taken by the first press of the button. */
export const removeAssignmentFile = (
  ctx: Context,
  { assignmentId, fileId }: { assignmentId: string; fileId: string },
): Promise<AssignmentRecord> =>
  transaction(ctx.db, async (tx) => {
    const assignment = await assignmentToChange(tx, ctx, assignmentId);
    const file = await findAssignmentFile(tx, fileId);
    if (file?.assignmentId !== assignmentId) return assignment;
    await deleteAssignmentFile(tx, fileId);
    await forgetUnlessKept(tx, file.key);
    await audit(tx, ctx, {
      action: 'removeAssignmentFile',
      entity: 'assignment',
      entityId: assignmentId,
      before: { fileId, name: file.name },
    });
    return assignment;
  });
