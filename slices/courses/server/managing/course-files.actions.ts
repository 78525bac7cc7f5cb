import { sql } from 'kysely';
import type { Tx } from '#kit/db/database.ts';
import { deleteRow, insertRow } from '#kit/db/rows.ts';
import { examineFile, joinSent, openSending } from '#kit/files/sent-file.ts';
import { actorOf, transaction } from '#kit/graphql/action.ts';
import { actOnRecord, loaded } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { RATES } from '#kit/http/limits/rate-limits.ts';
import { defineJob } from '#kit/jobs/define-job.ts';
import { enqueue, enqueueAll } from '#kit/jobs/enqueue.ts';
import { checkStoredFile, mayBeKept } from '../../rules/stored-file.ts';
import { findCourseFile, isKeptByCourse } from '../course-files.queries.ts';
import type { CourseRecord } from '../course.queries.ts';
import { courseEntity } from './course-use.ts';

const keyOf = (courseId: string, fileId: string): string => `course-files/${courseId}/${fileId}`;

/** How long after a file was announced it is certain whether a course has it. */
const UNDECIDED_MS = 24 * 3_600_000;

export interface AnnouncedFile {
  courseId: string;
  /** A new id, made by the browser. */
  fileId: string;
  name: string;
  bytes: number;
}

export interface OpenedUpload {
  uploadId: string;
  /** The browser PUTs the bytes there, past our server. */
  url: string;
}

/** Lets a browser send a file of a course to the store. If it never comes, or nobody says what it is for, it is forgotten. */
export async function openUpload(ctx: Context, file: AnnouncedFile): Promise<OpenedUpload> {
  const problem = checkStoredFile(file);
  if (problem) throw new RuleError(problem);
  const { store, rateLimits, now } = ctx.services;
  const { personId } = actorOf(ctx);
  await rateLimits.take(RATES.storedFiles, personId);
  await transaction(ctx.db, (tx) => loaded(courseEntity, tx, ctx, file.courseId));
  const key = keyOf(file.courseId, file.fileId);
  const { bytes } = file;
  const sender = { db: ctx.db, personId, now: now() };
  const { uploadId, urls } = await openSending(store, sender, { key, bytes, partBytes: bytes });
  const runAt = new Date(now().getTime() + UNDECIDED_MS);
  await transaction(ctx.db, (tx) =>
    enqueue(tx, forgetCourseFile, { key, uploadId }, { key: uploadId, runAt }),
  );
  return { uploadId, url: urls[0] ?? '' };
}

/** The file as it lies in the store, all of it, and of what kind it is. What is told twice is true twice. */
export async function receiveFile(
  ctx: Context,
  { courseId, fileId, name, bytes, uploadId }: AnnouncedFile & { uploadId: string },
): Promise<{ key: string; name: string; bytes: number; type: string }> {
  const problem = checkStoredFile({ name, bytes });
  if (problem) throw new RuleError(problem);
  const { store, now } = ctx.services;
  const key = keyOf(courseId, fileId);
  const sent = { key, uploadId, bytes, partBytes: bytes };
  if (!(await joinSent(store, { db: ctx.db, now: now() }, sent))) throw new RuleError('keptFileNotArrived');
  const { type } = await examineFile(store, key);
  if (!mayBeKept(type)) throw new RuleError('keptFileTypeRefused');
  return { key, name: name.trim(), bytes, type };
}

/** Removes files for good if no course has them. What is forgotten twice is gone as well. */
export const forgetUnlessKept = (tx: Tx, ...keys: string[]): Promise<void> =>
  enqueueAll(
    tx,
    forgetCourseFile,
    keys.map((key) => ({ key })),
  );

export const forgetCourseFile = defineJob<{ key: string; uploadId?: string }>({
  name: 'forgetCourseFile',
  async run({ key, uploadId }, { db, services }) {
    if (uploadId) await services.store.abortUpload({ key, uploadId });
    if (!(await isKeptByCourse(db, key))) await services.store.remove(key);
  },
});

/** Gives a course a file that a browser has sent to the store, for everybody or for those who read in one language. */
export async function addCourseFile(
  ctx: Context,
  { locale, ...sent }: AnnouncedFile & { uploadId: string; locale: string | null },
): Promise<CourseRecord> {
  const { courseId, fileId } = sent;
  const { key: fileKey, ...file } = await receiveFile(ctx, sent);
  return actOnRecord(ctx, courseEntity, courseId, async (tx, course) => {
    if (locale !== null && !course.locales.includes(locale)) throw new RuleError('courseLanguageMissing');
    const { rows } = await sql<{ next: number }>`select coalesce(max(position), 0) + 1 as next
      from course_file where course_id = ${courseId}::uuid`.execute(tx);
    const place = { id: fileId, courseId, locale, position: rows[0]?.next ?? 1 };
    const isNew = await insertRow(tx, 'courseFile', { ...place, ...file, fileKey });
    return isNew ? { action: 'addCourseFile', after: { fileId, locale, ...file } } : null;
  });
}

/** Takes a file away from a course. One that is gone already was taken by the first press of the button. */
export const removeCourseFile = (
  ctx: Context,
  { courseId, fileId }: { courseId: string; fileId: string },
): Promise<CourseRecord> =>
  actOnRecord(ctx, courseEntity, courseId, async (tx) => {
    const file = await findCourseFile(tx, fileId);
    if (file?.courseId !== courseId) return null;
    await deleteRow(tx, 'courseFile', fileId);
    await forgetUnlessKept(tx, file.key);
    return { action: 'removeCourseFile', before: { fileId, locale: file.locale, name: file.name } };
  });

/** The files themselves are stored once, however many courses name them. */
export async function copyCourseFiles(
  tx: Tx,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  await sql`insert into course_file (course_id, locale, name, file_key, bytes, type, position)
    select ${toId}::uuid, locale, name, file_key, bytes, type, position
    from course_file where course_id = ${fromId}::uuid`.execute(tx);
}
