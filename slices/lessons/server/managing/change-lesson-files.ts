import type { AuditAction } from '#kit/access/known-actions.ts';
import { audit, transaction } from '#kit/graphql/action.ts';
import type { Tx } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkStoredFile, withEnding } from '#slices/courses/rules/stored-file.ts';
import { forgetUnlessKept, receiveFile, type AnnouncedFile } from '#slices/courses/server/api.ts';
import { isOrderOf } from '#slices/lessons/rules/lesson.ts';
import { checkLocale, loadLessonForUpdate } from './load-lesson-for-update.ts';
import {
  deleteFile,
  insertFile,
  lockFiles,
  storeFileName,
  storeFileOrder,
  type LessonFileRecord,
} from '../lesson-files.queries.ts';
import type { LessonRecord } from '../lesson.queries.ts';

type Sent = Omit<AnnouncedFile, 'courseId'> & { lessonId: string; uploadId: string; locale: string | null };

interface FileKey {
  lessonId: string;
  fileId: string;
}

const about = (action: AuditAction, lessonId: string) => ({ action, entity: 'lesson', entityId: lessonId });

/** Gives a lesson a file that a browser has sent to the store, for everybody or for those who read in one language. */
export async function addLessonFile(
  ctx: Context,
  { lessonId, locale, ...sent }: Sent,
): Promise<LessonRecord> {
  if (locale !== null) checkLocale(locale);
  const { courseId } = await transaction(ctx.db, (tx) => loadLessonForUpdate(tx, ctx, lessonId));
  const file = await receiveFile(ctx, { courseId, ...sent });
  return transaction(ctx.db, async (tx) => {
    const lesson = await loadLessonForUpdate(tx, ctx, lessonId);
    const { fileId } = sent;
    if (await insertFile(tx, { id: fileId, lessonId, locale, ...file })) {
      const { name, bytes, type } = file;
      const after = { fileId, locale, name, bytes, type };
      await audit(tx, ctx, { ...about('addLessonFile', lessonId), after });
    }
    return lesson;
  });
}

/** A file of a lesson that the caller may change. One that is gone already was taken by another person. */
async function loadFileForUpdate(
  tx: Tx,
  ctx: Context,
  { lessonId, fileId }: FileKey,
): Promise<{ lesson: LessonRecord; file: LessonFileRecord | undefined }> {
  const lesson = await loadLessonForUpdate(tx, ctx, lessonId);
  return { lesson, file: (await lockFiles(tx, lessonId)).find(({ id }) => id === fileId) };
}

/** What a file is called where students take it. It keeps its ending, by which devices know what to open it with. */
export const renameLessonFile = (
  ctx: Context,
  { name: typed, ...key }: FileKey & { name: string },
): Promise<LessonRecord> =>
  transaction(ctx.db, async (tx) => {
    const { lesson, file } = await loadFileForUpdate(tx, ctx, key);
    if (!file) throw new RuleError('recordNotFound', 'NOT_FOUND');
    const name = withEnding(typed, file.name);
    const problem = checkStoredFile({ name, bytes: file.bytes });
    if (problem) throw new RuleError(problem);
    if (name === file.name) return lesson;
    await storeFileName(tx, file.id, name);
    await audit(tx, ctx, {
      ...about('renameLessonFile', lesson.id),
      before: { fileId: file.id, name: file.name },
      after: { fileId: file.id, name },
    });
    return lesson;
  });

/** Puts the files of a lesson into another order, told whole: one that was added meanwhile must not be lost. */
export const reorderLessonFiles = (
  ctx: Context,
  { lessonId, fileIds }: { lessonId: string; fileIds: readonly string[] },
): Promise<LessonRecord> =>
  transaction(ctx.db, async (tx) => {
    const lesson = await loadLessonForUpdate(tx, ctx, lessonId);
    const before = (await lockFiles(tx, lessonId)).map(({ id }) => id);
    if (!isOrderOf(before, fileIds)) throw new RuleError('changedMeanwhile');
    if (before.join() === fileIds.join()) return lesson;
    await storeFileOrder(tx, fileIds);
    await audit(tx, ctx, {
      ...about('reorderLessonFiles', lessonId),
      before: { fileIds: before },
      after: { fileIds },
    });
    return lesson;
  });

/** Takes a file away from a lesson. One that is gone already was taken by the first press of the button. */
export const removeLessonFile = (ctx: Context, key: FileKey): Promise<LessonRecord> =>
  transaction(ctx.db, async (tx) => {
    const { lesson, file } = await loadFileForUpdate(tx, ctx, key);
    if (!file) return lesson;
    await deleteFile(tx, file.id);
    await forgetUnlessKept(tx, file.key);
    await audit(tx, ctx, {
      ...about('removeLessonFile', lesson.id),
      before: { fileId: file.id, locale: file.locale, name: file.name },
    });
    return lesson;
  });
