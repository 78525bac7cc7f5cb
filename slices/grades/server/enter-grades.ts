import type { AuditAction } from '#kit/access/known-actions.ts';
import { randomUUID } from 'node:crypto';
import { writeAudit } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import type { PartGrade, PartKind } from '../rules/course-grade.ts';
import { checkEntered, checkReason, isSameGrade, MAX_AT_ONCE } from '../rules/entered-grade.ts';
import { can } from '../rules/permissions.ts';
import {
  findChangesById,
  findNewestChanges,
  insertChanges,
  type GradeChangeRecord,
} from './grade-changes.queries.ts';
import { changeTaught, refuseIfFinal, type Taught } from './taught.ts';
import { findTakenIn } from './taken-courses.queries.ts';
import { readParts } from './work-out.ts';

export interface EnteredGrade extends PartGrade {
  /** Made by the page, so that a change which is sent twice is one. */
  changeId: string;
  studentId: string;
  /** Null for the grade of the course itself. */
  partId: string | null;
  /** The newest change of this grade that the caller knows, so that none is overwritten unseen. */
  lastChangeId: string | null;
}

const keyOf = (personId: string, partId: string | null): string => `${personId} ${partId ?? ''}`;

const notThere = () => new RuleError('recordNotFound', 'NOT_FOUND');

/** Enters grades in place of what was reached, all of them or none, with one reason. What is said again changes nothing. */
export async function enterGrades(
  ctx: Context,
  {
    courseOfferingId,
    reason,
    grades,
  }: { courseOfferingId: string; reason: string; grades: readonly EnteredGrade[] },
): Promise<string> {
  const problem = checkReason(reason);
  if (problem) throw new RuleError(problem);
  if (grades.length > MAX_AT_ONCE)
    throw new RuleError('tooManyGrades', 'BAD_USER_INPUT', { max: MAX_AT_ONCE });
  const cells = new Set(grades.map(({ studentId, partId }) => keyOf(studentId, partId)));
  if (grades.length === 0 || cells.size < grades.length) throw new RuleError('requestNotUnderstood');
  return changeTaught(ctx, courseOfferingId, 'enter', async (tx, taught) => {
    const known = await findChangesById(
      tx,
      grades.map(({ changeId }) => changeId),
    );
    if (known.length === grades.length) return courseOfferingId;
    await refuseIfFinal(tx, taught);
    const personIds = grades.map(({ studentId }) => studentId);
    const book = await openBook(tx, ctx, taught, personIds);
    const changes = grades.flatMap((grade) => {
      const kind = book.kindOf(grade.partId);
      if (kind === undefined || !book.mayEnterFor(grade.studentId)) throw notThere();
      const refusal = checkEntered(kind, grade);
      if (refusal) throw new RuleError(refusal);
      const before = book.newest(grade.studentId, grade.partId);
      const { score, complete, partId, changeId: id, studentId: personId } = grade;
      if (isSameGrade(grade, { score: before?.score ?? null, complete: before?.complete ?? null })) return [];
      if ((before?.id ?? null) !== grade.lastChangeId) throw new RuleError('changedMeanwhile');
      return [{ id, personId, partId, score, complete, before, reason: reason.trim(), takesBack: null }];
    });
    await record(tx, ctx, taught, 'enterGrade', changes);
    return courseOfferingId;
  });
}

/** Takes changes back that were the last word on their grades, as Undo does right after them. */
export const takeBackGrades = (
  ctx: Context,
  { courseOfferingId, changeIds }: { courseOfferingId: string; changeIds: readonly string[] },
): Promise<string> =>
  changeTaught(ctx, courseOfferingId, 'enter', async (tx, taught) => {
    await refuseIfFinal(tx, taught);
    const { courseId, groupId } = taught.courseOffering;
    const wanted = (await findChangesById(tx, changeIds)).filter(
      (change) => change.courseId === courseId && change.groupId === groupId,
    );
    if (wanted.length === 0 || wanted.length < new Set(changeIds).size) throw notThere();
    const personIds = wanted.map(({ personId }) => personId);
    const book = await openBook(tx, ctx, taught, personIds);
    const changes = wanted.flatMap((change) => {
      if (!book.mayEnterFor(change.personId)) throw notThere();
      const before = book.newest(change.personId, change.partId);
      // Sent twice, it is taken back once.
      if (before?.takesBack === change.id) return [];
      if (before?.id !== change.id) throw new RuleError('changedMeanwhile');
      const { personId, partId, reason, previousScore: score, previousComplete: complete } = change;
      return [{ id: randomUUID(), personId, partId, score, complete, before, reason, takesBack: change.id }];
    });
    await record(tx, ctx, taught, 'takeBackGrade', changes);
    return courseOfferingId;
  });

/** What is known of some students' grades in a course of a group while these are changed. */
async function openBook(
  tx: Tx,
  ctx: Context,
  { courseOffering, standing }: Taught,
  personIds: readonly string[],
) {
  const params = { locale: ctx.locale, now: ctx.services.now() };
  const taken = await findTakenIn(tx, courseOffering, params, personIds);
  const of = { courseIds: [courseOffering.courseId], groupIds: [courseOffering.groupId] };
  // Of the parts it only matters which there are, not what anybody has reached in them.
  const parts = await readParts(tx, { ...of, ...params, personIds: [] });
  const changes = await findNewestChanges(tx, { ...of, personIds });
  const kinds = new Map([...parts.values()].flat().map(({ id, kind }) => [id, kind]));
  const newest = new Map(changes.map((change) => [keyOf(change.personId, change.partId), change]));
  const students = new Set(taken.map(({ personId }) => personId));
  return {
    kindOf: (partId: string | null): PartKind | null | undefined =>
      partId === null ? null : kinds.get(partId),
    newest: (personId: string, partId: string | null) => newest.get(keyOf(personId, partId)),
    mayEnterFor: (personId: string) =>
      students.has(personId) && can.enterFor(actorOf(ctx), standing, { personId }),
  };
}

type NewChange = Pick<GradeChangeRecord, 'id' | 'personId' | 'partId' | 'reason' | 'takesBack'> &
  PartGrade & { before: GradeChangeRecord | undefined };

async function record(
  tx: Tx,
  ctx: Context,
  { courseOffering: { courseId, groupId, regionId } }: Taught,
  action: AuditAction,
  changes: readonly NewChange[],
): Promise<void> {
  const stored = changes.map(({ before, ...change }) => ({
    ...change,
    courseId,
    groupId,
    regionId,
    previousScore: before?.score ?? null,
    previousComplete: before?.complete ?? null,
    changedBy: actorOf(ctx).personId,
    impersonatorId: actorOf(ctx).impersonatorId,
    changedAt: ctx.services.now(),
  }));
  if (!(await insertChanges(tx, stored))) throw new RuleError('changedMeanwhile');
  await writeAudit(tx, ctx.audit, ...stored.map((change) => auditOf(action, change)));
}

/** A change of a grade, as the record of everything that happened tells it. */
export const auditOf = (action: AuditAction, change: GradeChangeRecord) => ({
  action,
  entity: 'grade',
  entityId: change.personId,
  regionId: change.regionId,
  before: { score: change.previousScore, complete: change.previousComplete },
  after: {
    courseId: change.courseId,
    groupId: change.groupId,
    partId: change.partId,
    score: change.score,
    complete: change.complete,
  },
  reason: change.reason,
});
