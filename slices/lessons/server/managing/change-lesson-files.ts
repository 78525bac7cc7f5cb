import { transaction } from '#kit/graphql/action.ts';
import { actOnRecord } from '#kit/graphql/change-record.ts';
import type { Tx } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkStoredFile, withEnding } from '#slices/courses/rules/stored-file.ts';
import { forgetUnlessKept, receiveFile, type AnnouncedFile } from '#slices/courses/server/api.ts';
import { isOrderOf } from '#slices/lessons/rules/lesson.ts';
import { checkLocale, lessonToChange, loadLessonForUpdate } from './load-lesson-for-update.ts';
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

/** Gives a lesson a file that a browser has sent to the store, for everybody or for those who read in one language. */
export async function addLessonFile(
  ctx: Context,
  { lessonId, locale, ...sent }: Sent,
): Promise<LessonRecord> {
  if (locale !== null) checkLocale(locale);
  const { courseId } = await transaction(ctx.db, (tx) => loadLessonForUpdate(tx, ctx, lessonId));
  const file = await receiveFile(ctx, { courseId, ...sent });
  return actOnRecord(ctx, lessonToChange, lessonId, async (tx) => {
    const { fileId } = sent;
    if (!(await insertFile(tx, { id: fileId, lessonId, locale, ...file }))) return null;
    const { name, bytes, type } = file;
    return { action: 'addLessonFile', after: { fileId, locale, name, bytes, type } };
  });
}

/** A file of a lesson that the caller may change. One that is gone already was taken by another person. */
const lockFile = async (tx: Tx, { lessonId, fileId }: FileKey): Promise<LessonFileRecord | undefined> =>
  (await lockFiles(tx, lessonId)).find(({ id }) => id === fileId);

/** What a file is called where students take it. It keeps its ending, by which devices know what to open it with. */
export const renameLessonFile = (
  ctx: Context,
  { name: typed, ...key }: FileKey & { name: string },
): Promise<LessonRecord> =>
  actOnRecord(ctx, lessonToChange, key.lessonId, async (tx) => {
    const file = await lockFile(tx, key);
    if (!file) throw new RuleError('recordNotFound', 'NOT_FOUND');
    const name = withEnding(typed, file.name);
    const problem = checkStoredFile({ name, bytes: file.bytes });
    if (problem) throw new RuleError(problem);
    if (name === file.name) return null;
    await storeFileName(tx, file.id, name);
    return {
      action: 'renameLessonFile',
      before: { fileId: file.id, name: file.name },
      after: { fileId: file.id, name },
    };
  });

/** Puts the files of a lesson into another order, told whole: one that was added meanwhile must not be lost. */
export const reorderLessonFiles = (
  ctx: Context,
  { lessonId, fileIds }: { lessonId: string; fileIds: readonly string[] },
): Promise<LessonRecord> =>
  actOnRecord(ctx, lessonToChange, lessonId, async (tx) => {
    const before = (await lockFiles(tx, lessonId)).map(({ id }) => id);
    if (!isOrderOf(before, fileIds)) throw new RuleError('changedMeanwhile');
    if (before.join() === fileIds.join()) return null;
    await storeFileOrder(tx, fileIds);
    return { action: 'reorderLessonFiles', before: { fileIds: before }, after: { fileIds } };
  });

/** Takes a file away from a lesson. One that is gone already was taken by the first press of the button. */
export const removeLessonFile = (ctx: Context, key: FileKey): Promise<LessonRecord> =>
  actOnRecord(ctx, lessonToChange, key.lessonId, async (tx) => {
    const file = await lockFile(tx, key);
    if (!file) return null;
    await deleteFile(tx, file.id);
    await forgetUnlessKept(tx, file.key);
    return {
      action: 'removeLessonFile',
      before: { fileId: file.id, locale: file.locale, name: file.name },
    };
  });
