import { isAboutActor, peopleBehind, reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedSearch, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { firstDayOfWalk } from '../rules/evaluation.ts';
import { can } from '../rules/permissions.ts';
import {
  findEvaluationsAbout,
  findEvaluationsOfWalk,
  MAX_ABOUT_ONE,
  pageOfEvaluations,
  type EvaluationFilter,
  type EvaluationsInReach,
  type EvaluationRecord,
} from './evaluation.queries.ts';
import { EVALUATED_BY_TEACHERS, reachToEvaluation, reachToGroup } from './evaluation-reach.ts';
import { listForms, type FormRecord } from './form.queries.ts';
import {
  findStudents,
  findTaughtGroups,
  listGroups,
  type EvaluatedGroup,
  type GroupStudent,
} from './group.queries.ts';

function reachOf(ctx: Context): EvaluationsInReach {
  const actor = actorOf(ctx);
  return { reach: reachWhere(actor, 'manager'), callerIds: peopleBehind(actor) };
}

/** The groups whose students the caller may evaluate. */
export const managedGroups = (ctx: Context): Promise<EvaluatedGroup[]> =>
  listGroups(ctx.db, { reach: reachOf(ctx).reach, now: ctx.services.now() });

export const listEvaluations = (
  ctx: Context,
  { filter, ...page }: { filter: EvaluationFilter } & PageArgs,
): Promise<CountedPage<EvaluationRecord>> => {
  const search = parsedSearch(filter.search, 'requestNotUnderstood');
  return pageOfEvaluations(ctx.db, { ...reachOf(ctx), filter: { ...filter, search } }, page);
};

/** An evaluation the caller may read; of others there is none. */
export const evaluationToRead = async (ctx: Context, id: string): Promise<EvaluationRecord | null> =>
  (await reachToEvaluation(ctx, id))?.evaluation ?? null;

/**
 * What the caller may read of what was written about a student, the latest day first: managers that of their campuses, teachers
 * that of their groups.
 */
export async function evaluationsAbout(
  ctx: Context,
  { personId, formId }: { personId: string; formId?: string | null | undefined },
): Promise<EvaluationRecord[]> {
  const actor = actorOf(ctx);
  const near = await findEvaluationsAbout(ctx.db, { personId, formId, groupIds: null });
  const managed = near.filter((one) => can.read(actor, { ...one, teacherPersonIds: [] }));
  const db = ctx.unscoped(EVALUATED_BY_TEACHERS);
  const groupIds = await findTaughtGroups(db, { personId: actor.personId, studentId: personId });
  if (groupIds.length === 0) return managed;
  const known = new Set(managed.map(({ id }) => id));
  const taught = (await findEvaluationsAbout(db, { personId, formId, groupIds })).filter(
    (one) => !known.has(one.id) && can.read(actor, { ...one, teacherPersonIds: [actor.personId] }),
  );
  return [...managed, ...taught]
    .toSorted((one, other) => (`${one.day} ${one.id}` < `${other.day} ${other.id}` ? 1 : -1))
    .slice(0, MAX_ABOUT_ONE);
}

/** A group whose students the caller may evaluate, as a manager or its teacher. */
export const groupToEvaluate = async (ctx: Context, id: string): Promise<EvaluatedGroup | null> =>
  (await reachToGroup(ctx, id))?.group ?? null;

/** By which the students of a group can be evaluated, archived ones last. */
export async function formsOfGroup(ctx: Context, id: string): Promise<FormRecord[]> {
  const reach = await reachToGroup(ctx, id);
  return reach ? listForms(reach.db, [reach.group.regionId]) : [];
}

export interface WalkRow {
  groupId: string;
  formId: string;
  student: GroupStudent;
  evaluation: EvaluationRecord | null;
}

/** The students of a group with what the caller has written about them; nobody where the caller may not evaluate it. */
export async function walkThrough(
  ctx: Context,
  { groupId, formId }: { groupId: string; formId: string },
): Promise<WalkRow[]> {
  const actor = actorOf(ctx);
  const reach = await reachToGroup(ctx, groupId);
  if (!reach) return [];
  const { db, group } = reach;
  const students = await findStudents(db, { groupId, day: group.today });
  const walk = {
    groupId,
    formId,
    evaluatorId: actor.personId,
    takesOver: can.oversee(actor, group),
    since: firstDayOfWalk(group.today),
  };
  const found = Map.groupBy(await findEvaluationsOfWalk(db, walk), ({ personId }) => personId);
  return students
    .filter(({ id: personId }) => !isAboutActor(actor, { personId }))
    .map((student) => ({ groupId, formId, student, evaluation: found.get(student.id)?.[0] ?? null }));
}
