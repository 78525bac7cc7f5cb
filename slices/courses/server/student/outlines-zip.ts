import { Readable } from 'node:stream';
import type { Context } from '#kit/graphql/context.ts';
import type { Zip } from '#kit/slice/download.ts';
import { entryNames } from '#kit/zip/entry-names.ts';
import { zipLength, zipStream, type ZipFile } from '#kit/zip/zip-stream.ts';
import { outlinesZipName } from '#slices/courses/rules/downloads.ts';
import { coursesOfGroup } from './student-courses.ts';

/**
 * One archive of all outlines of a group, in the order of its courses, read from the store one after the other while the
 * browser takes them (COUR-08). Null for somebody who may not, and where there is no file.
 */
export async function outlinesZip(
  ctx: Context,
  { groupId, locale }: { groupId: string; locale: string | null },
): Promise<Zip | null> {
  const { groups, taken } = (await coursesOfGroup(ctx, groupId, locale)) ?? { groups: [], taken: [] };
  const [group] = groups;
  const outlines = taken.flatMap(({ course }) => course.outline ?? []);
  if (!group || outlines.length === 0) return null;
  const { store, now } = ctx.services;
  const names = entryNames(outlines.map(({ name }) => name));
  const files: ZipFile[] = outlines.map(({ key, bytes }, at) => ({
    name: names[at] ?? '',
    bytes,
    modifiedAt: now(),
    open: async () => (await store.get(key)).body,
  }));
  return {
    fileName: outlinesZipName(group.name),
    bytes: zipLength(files),
    body: Readable.from(zipStream(files), { objectMode: false }),
  };
}
