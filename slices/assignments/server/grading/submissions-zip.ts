import type { Db } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import type { WrittenFile } from '#kit/slice/download.ts';
import { zipDownload } from '#kit/zip/zip-download.ts';
import { can } from '../../rules/permissions.ts';
import { findAssignment } from '../assignment.queries.ts';
import { openIntact } from '../intact-work.ts';
import { findTeacherPersonId } from '../submission.queries.ts';

interface FileToPack {
  firstName: string;
  lastName: string;
  name: string;
  key: string;
  bytes: number;
  sha256: string;
  submittedAt: Date;
}

/** The files of the newest versions that a group has handed in, student by student. */
async function findFilesToPack(
  db: Db,
  { assignmentId, groupId }: { assignmentId: string; groupId: string },
): Promise<FileToPack[]> {
  const rows = await db
    .selectFrom('submission as s')
    .innerJoin('person as p', 'p.id', 's.personId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('submissionVersion as newest')
          .select(['newest.id', 'newest.submittedAt'])
          .whereRef('newest.submissionId', '=', 's.id')
          .orderBy('newest.number', 'desc')
          .limit(1)
          .as('v'),
      (join) => join.onTrue(),
    )
    .innerJoin('submissionFile as f', 'f.versionId', 'v.id')
    .select([
      'p.firstName',
      'p.lastName',
      'f.name',
      'f.fileKey as key',
      'f.bytes',
      'f.sha256',
      'v.submittedAt',
    ])
    .where('s.assignmentId', '=', assignmentId)
    .where('s.groupId', '=', groupId)
    .orderBy('p.sortName')
    .orderBy('p.id')
    .orderBy('f.position')
    .execute();
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
}

/** A group that has an assignment, its campus, and what the archive is called after. */
const findGroupOfAssignment = (
  db: Db,
  { assignmentId, groupId }: { assignmentId: string; groupId: string },
) =>
  db
    .selectFrom('assignmentGroup as d')
    .innerJoin('studentGroup as g', 'g.id', 'd.groupId')
    .select(['d.regionId', 'g.name as groupName'])
    .where('d.assignmentId', '=', assignmentId)
    .where('d.groupId', '=', groupId)
    .executeTakeFirst();

/**
 * One archive of everything that a group has handed in, read from the store one file after the other while the browser
 * takes it. Null for a person who may not, and where nothing was handed in.
 */
export async function submissionsZip(
  ctx: Context,
  ref: { assignmentId: string; groupId: string },
): Promise<WrittenFile | null> {
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
  return zipDownload(
    `${assignment.title} - ${group.groupName}.zip`,
    files.map((file) => ({
      name: `${file.lastName} ${file.firstName} - ${file.name}`,
      bytes: file.bytes,
      modifiedAt: file.submittedAt,
      open: () => openIntact(ctx, file),
    })),
  );
}
