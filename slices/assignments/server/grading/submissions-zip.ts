import { Readable } from 'node:stream';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import type { Zip } from '#kit/slice/download.ts';
import { entryNames } from '#kit/zip/entry-names.ts';
import { zipLength, zipStream, type ZipFile } from '#kit/zip/zip-stream.ts';
import { can } from '#slices/assignments/rules/permissions.ts';
import { findAssignment } from '../assignment.queries.ts';
import { openIntact } from '../intact-work.ts';
import { findTeacherPersonId } from '../submission.queries.ts';
import { findFilesToPack, findGroupOfAssignment } from './submissions-zip.queries.ts';

/**
 * One archive of everything that a group has handed in, read from the store one file after the other while the browser
 * takes it. Null for somebody who may not, and where nothing was handed in.
 */
export async function submissionsZip(
  ctx: Context,
  ref: { assignmentId: string; groupId: string },
): Promise<Zip | null> {
  const whole = ctx.unscoped('who may grade an assignment');
  const group = await findGroupOfAssignment(whole, ref);
  const assignment = group && (await findAssignment(ctx.db, ref.assignmentId, ctx.locale));
  if (!group || !assignment) return null;
  const actor = actorOf(ctx);
  const isTeacher =
    (await findTeacherPersonId(whole, { ...ref, regionId: group.regionId })) === actor.personId;
  if (!isTeacher && !can.oversee(actor, group)) return null;
  const files = await findFilesToPack(isTeacher ? whole : ctx.db, ref);
  if (files.length === 0) return null;
  await transaction(ctx.db, (tx) =>
    audit(tx, ctx, {
      action: 'packSubmissions',
      entity: 'assignment',
      entityId: ref.assignmentId,
      regionId: group.regionId,
      after: { groupId: ref.groupId, files: files.length },
    }),
  );
  const names = entryNames(
    files.map(({ lastName, firstName, name }) => `${lastName} ${firstName} - ${name}`),
  );
  const entries: ZipFile[] = files.map((file, at) => ({
    name: names[at] ?? '',
    bytes: file.bytes,
    modifiedAt: file.submittedAt,
    open: () => openIntact(ctx, file),
  }));
  return {
    fileName: `${assignment.title} - ${group.groupName}.zip`,
    bytes: zipLength(entries),
    body: Readable.from(zipStream(entries), { objectMode: false }),
  };
}
