import { isAboutActor, peopleBehind, reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { parsedSearch, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { firstDayOfWalk } from '../rules/evaluation.ts';
import { can } from '../rules/permissions.ts';
import {
  findEvaluation,
  findEvaluationsOfWalk,
  pageOfEvaluations,
  type EvaluationFilter,
  type EvaluationReach,
  type EvaluationRecord,
} from './evaluation.queries.ts';
import {
  findGroup,
  findStudents,
  listGroups,
  type EvaluatedGroup,
  type GroupStudent,
} from './group.queries.ts';

function reachOf(ctx: Context): EvaluationReach {
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

/** An evaluation the caller looks after; of others there is none. */
export async function evaluationToManage(ctx: Context, id: string): Promise<EvaluationRecord | null> {
  const found = await findEvaluation(ctx.db, id);
  return found && can.evaluate(actorOf(ctx), found) ? found : null;
}

export interface WalkRow {
  groupId: string;
  formId: string;
  student: GroupStudent;
  evaluation: EvaluationRecord | null;
}

/** The students of a group with what there is of their evaluations; nobody where the caller does not manage it. */
export async function walkThrough(
  ctx: Context,
  { groupId, formId }: { groupId: string; formId: string },
): Promise<WalkRow[]> {
  const actor = actorOf(ctx);
  const group = await findGroup(ctx.db, { id: groupId, now: ctx.services.now() });
  if (!group || !can.oversee(actor, group)) return [];
  const students = await findStudents(ctx.db, { groupId, day: group.today });
  const since = firstDayOfWalk(group.today);
  const found = Map.groupBy(
    await findEvaluationsOfWalk(ctx.db, { groupId, formId, since }),
    ({ personId }) => personId,
  );
  return students
    .filter(({ id: personId }) => !isAboutActor(actor, { personId }))
    .map((student) => ({ groupId, formId, student, evaluation: found.get(student.id)?.[0] ?? null }));
}
