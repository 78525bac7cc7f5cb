import { sql } from 'kysely';
import type { Tx } from '#kit/db/database.ts';
import { deleteRow, insertRow, updateRow } from '#kit/db/rows.ts';
import type { OpenedSending } from '#kit/files/sent-file.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import { actOnRecord, auditRecord, loaded, parsedInput, type Entity } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isLocale } from '#kit/messages/locales.ts';
import type { InputOf } from '#kit/record/field.ts';
import { checkStoredFile, mayBeKept } from '#slices/courses/rules/stored-file.ts';
import { courseToRead, onCourseCopied, refuseIfShared } from '#slices/courses/server/api.ts';
import {
  assignment as fields,
  assignmentTexts as textFields,
  type AssignmentKind,
} from '../../rules/assignment.ts';
import { can } from '../../rules/permissions.ts';
import { findAssignmentFile } from '../assignment-files.queries.ts';
import {
  deleteDue,
  findTaughtGroup,
  hasWork,
  storeDue,
  type TaughtGroup,
} from '../assignment-groups.queries.ts';
import { findAssignment, type AssignmentRecord } from '../assignment.queries.ts';
import { forgetUnlessKept, openUpload, receive, type SentFile } from '../sent-files.ts';

const notFound = (): RuleError => new RuleError('recordNotFound', 'NOT_FOUND');

const lockAssignment = (tx: Tx, id: string) =>
  tx
    .selectFrom('assignment')
    .select(['courseId', 'kind', 'version'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

async function lockedAssignment(tx: Tx, ctx: Context, id: string): Promise<AssignmentRecord> {
  await lockAssignment(tx, id);
  const found = await findAssignment(tx, id, ctx.locale);
  if (!found) throw notFound();
  return found;
}

const entity: Entity<typeof fields, AssignmentRecord> = {
  name: 'assignment',
  fields,
  async load(tx, ctx, id) {
    const found = await findAssignment(tx, id, ctx.locale);
    if (!found) return undefined;
    await refuseIfShared(tx, ctx, found.courseId);
    return lockedAssignment(tx, ctx, id);
  },
};

/** Whether work has been graded, on any campus, which settles of what kind the assignment is. */
const isGradedForSomebody = async (tx: Tx, assignmentId: string): Promise<boolean> =>
  (await sql<{ is: boolean }>`select app.is_graded_for_somebody(${assignmentId}::uuid) as "is"`.execute(tx))
    .rows[0]?.is ?? false;

interface SavedAssignment {
  assignmentId: string;
  courseId: string;
  /** The version the change is based on; none for a new assignment. */
  version?: number | null | undefined;
  kind: AssignmentKind;
  words: InputOf<typeof textFields>;
}

/** Writes an assignment in one language, new or changed, unless it was changed since the form was opened. */
export async function saveAssignment(ctx: Context, saved: SavedAssignment): Promise<AssignmentRecord> {
  const { assignmentId: id, courseId, version = null, kind } = saved;
  const { locale, title, content } = parsedInput(textFields, saved.words);
  if (!(await courseToRead(ctx, courseId))) throw notFound();
  return transaction(ctx.db, async (tx) => {
    await refuseIfShared(tx, ctx, courseId);
    const isNew = version === null && (await insertRow(tx, 'assignment', { id, courseId, kind }));
    const before = await lockAssignment(tx, id);
    if (before?.courseId !== courseId) throw notFound();
    if (!isNew && version !== before.version) throw new RuleError('changedMeanwhile');
    if (before.kind !== kind && (await isGradedForSomebody(tx, id)))
      throw new RuleError('assignmentKindSettled');
    if (!isNew) await updateRow(tx, 'assignment', id, { kind });
    await tx
      .insertInto('assignmentText')
      .values({ assignmentId: id, locale, title, content })
      .onConflict((conflict) => conflict.columns(['assignmentId', 'locale']).doUpdateSet({ title, content }))
      .execute();
    const row = await lockedAssignment(tx, ctx, id);
    const action = isNew ? 'createAssignment' : 'updateAssignment';
    await auditRecord(tx, ctx, entity, row, { action, after: { kind, locale, title } });
    return row;
  });
}

/** Gives an assignment to nobody any more, or again. What was handed in stays. */
export const archiveAssignment = (
  ctx: Context,
  { assignmentId, archived }: { assignmentId: string; archived: boolean },
): Promise<AssignmentRecord> =>
  actOnRecord(ctx, entity, assignmentId, async (tx, before) => {
    if (before.archived === archived) return null;
    await updateRow(tx, 'assignment', assignmentId, { archivedAt: archived ? ctx.services.now() : null });
    return { action: archived ? 'archiveAssignment' : 'restoreAssignment' };
  });

/** A copy of a course has its assignments; until when its groups hand them in is theirs to say. A file is stored once. */
onCourseCopied(async (tx, { fromId, toId }) => {
  await sql`
    with pair as (
      select id as old_id, uuidv7() as new_id from assignment
      where course_id = ${fromId}::uuid and archived_at is null),
    assignments as (
      insert into assignment (id, course_id, kind)
      select new_id, ${toId}::uuid, kind from assignment join pair on id = old_id),
    texts as (
      insert into assignment_text (assignment_id, locale, title, content)
      select new_id, locale, title, content from assignment_text join pair on assignment_id = old_id)
    insert into assignment_file (id, assignment_id, locale, name, file_key, bytes, type, position)
    select uuidv7(), new_id, locale, name, file_key, bytes, type, position
    from assignment_file join pair on assignment_id = old_id`.execute(tx);
});

const keyOf = (assignmentId: string, fileId: string): string => `assignment-files/${assignmentId}/${fileId}`;

type Announced = { assignmentId: string } & Omit<SentFile, 'uploadId'>;

export async function openAssignmentUpload(ctx: Context, file: Announced): Promise<OpenedSending> {
  const problem = checkStoredFile(file);
  if (problem) throw new RuleError(problem);
  const { assignmentId, fileId, bytes } = file;
  await transaction(ctx.db, (tx) => loaded(entity, tx, ctx, assignmentId));
  return openUpload(ctx, keyOf(assignmentId, fileId), bytes);
}

interface AddedFile {
  assignmentId: string;
  /** The language it is in; none when it is for everybody. */
  locale?: string | null | undefined;
  file: SentFile;
}

export async function addAssignmentFile(
  ctx: Context,
  { assignmentId, locale = null, file }: AddedFile,
): Promise<AssignmentRecord> {
  const problem = locale !== null && !isLocale(locale) ? 'localeUnknown' : checkStoredFile(file);
  if (problem) throw new RuleError(problem);
  const received = await receive(ctx, keyOf(assignmentId, file.fileId), file);
  const { id, key: fileKey, name, bytes, type } = received;
  if (!mayBeKept(type)) throw new RuleError('keptFileTypeRefused');
  return actOnRecord(ctx, entity, assignmentId, async (tx) => {
    const { rows } = await sql<{ next: number }>`select coalesce(max(position), 0) + 1 as next
      from assignment_file where assignment_id = ${assignmentId}::uuid`.execute(tx);
    const key = { id, assignmentId, locale, position: rows[0]?.next ?? 1 };
    const isNew = await insertRow(tx, 'assignmentFile', { ...key, fileKey, name, bytes, type });
    return isNew ? { action: 'addAssignmentFile', after: { fileId: id, locale, name, bytes } } : null;
  });
}

/** Takes a file away. One that is gone already was taken by the first press of the button. */
export const removeAssignmentFile = (
  ctx: Context,
  { assignmentId, fileId }: { assignmentId: string; fileId: string },
): Promise<AssignmentRecord> =>
  actOnRecord(ctx, entity, assignmentId, async (tx) => {
    const file = await findAssignmentFile(tx, fileId);
    if (file?.assignmentId !== assignmentId) return null;
    await deleteRow(tx, 'assignmentFile', fileId);
    await forgetUnlessKept(tx, file.key);
    return { action: 'removeAssignmentFile', before: { fileId, name: file.name } };
  });

interface GroupKey {
  assignmentId: string;
  groupId: string;
  /** The version the change is based on; none when the group does not have it yet. */
  version?: number | null | undefined;
}

async function loadGroup(tx: Tx, ctx: Context, { assignmentId, groupId }: GroupKey): Promise<TaughtGroup> {
  const group = await findTaughtGroup(tx, assignmentId, groupId);
  if (!group || !can.schedule(actorOf(ctx), group)) throw notFound();
  return group;
}

/** Says until when a group hands an assignment in. */
export const scheduleAssignment = (
  ctx: Context,
  { dueAt, ...key }: GroupKey & { dueAt: Date },
): Promise<AssignmentRecord> =>
  transaction(ctx.db, async (tx) => {
    const { assignmentId, groupId, version = null } = key;
    const { regionId, due } = await loadGroup(tx, ctx, key);
    if (due?.dueAt.getTime() === dueAt.getTime()) return lockedAssignment(tx, ctx, assignmentId);
    if ((due?.version ?? null) !== version) throw new RuleError('changedMeanwhile');
    await storeDue(tx, { assignmentId, groupId, regionId, dueAt });
    await audit(tx, ctx, {
      action: 'scheduleAssignment',
      entity: 'assignment',
      entityId: assignmentId,
      regionId,
      before: due && { groupId, dueAt: due.dueAt },
      after: { groupId, dueAt },
    });
    return lockedAssignment(tx, ctx, assignmentId);
  });

/** Takes an assignment away from a group in which no student has begun it. */
export const unscheduleAssignment = (ctx: Context, key: GroupKey): Promise<AssignmentRecord> =>
  transaction(ctx.db, async (tx) => {
    const { assignmentId, groupId, version } = key;
    const { regionId, due } = await loadGroup(tx, ctx, key);
    if (!due) return lockedAssignment(tx, ctx, assignmentId);
    if (due.version !== version) throw new RuleError('changedMeanwhile');
    if ((await hasWork(tx, assignmentId, groupId)) || !(await deleteDue(tx, assignmentId, groupId)))
      throw new RuleError('assignmentHasSubmissions');
    await audit(tx, ctx, {
      action: 'unscheduleAssignment',
      entity: 'assignment',
      entityId: assignmentId,
      regionId,
      before: { groupId, dueAt: due.dueAt },
    });
    return lockedAssignment(tx, ctx, assignmentId);
  });
