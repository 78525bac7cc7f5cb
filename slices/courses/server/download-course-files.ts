import type { Context } from '#kit/graphql/context.ts';
import type { WrittenFile } from '#kit/slice/download.ts';
import { zipDownload } from '#kit/zip/zip-download.ts';
import { outlinesZipName } from '../rules/downloads.ts';
import { findCourseFile } from './course-files.queries.ts';
import type { StoredFile } from './course.queries.ts';
import { courseToOpen } from './read-course.ts';
import { coursesOfGroup } from './student/student-courses.ts';

/** Long enough for a slow line to begin; the person who wants the file again asks again. */
const EXPIRES_IN_S = 120;

const addressOf = (ctx: Context, { key, name }: Pick<StoredFile, 'key' | 'name'>): Promise<string> =>
  ctx.services.store.downloadUrl(key, { expiresInS: EXPIRES_IN_S, fileName: name });

export async function outlineInStore(
  ctx: Context,
  { courseId, locale }: { courseId: string; locale: string },
): Promise<string | null> {
  const outline = (await courseToOpen(ctx, courseId, locale))?.outline;
  return outline ? addressOf(ctx, outline) : null;
}

export async function courseFileInStore(
  ctx: Context,
  { fileId }: { fileId: string },
): Promise<string | null> {
  const file = await findCourseFile(ctx.db, fileId);
  return file && (await courseToOpen(ctx, file.courseId)) ? addressOf(ctx, file) : null;
}

/**
 * One archive of all outlines of a group, in the order of its courses, read from the store one after the other while the
 * browser takes them (COUR-08). Null for a person who may not, and where there is no file.
 */
export async function outlinesZip(
  ctx: Context,
  { groupId, locale }: { groupId: string; locale: string | null },
): Promise<WrittenFile | null> {
  const { groups, taken } = (await coursesOfGroup(ctx, groupId, locale)) ?? { groups: [], taken: [] };
  const [group] = groups;
  const outlines = taken.flatMap(({ course }) => course.outline ?? []);
  if (!group || outlines.length === 0) return null;
  const { store, now } = ctx.services;
  return zipDownload(
    outlinesZipName(group.name),
    outlines.map(({ key, name, bytes }) => ({
      name,
      bytes,
      modifiedAt: now(),
      open: async () => (await store.get(key)).body,
    })),
  );
}
