import { audit } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { refuseIfShared } from '#slices/courses/server/api.ts';
import { checkWeights, weightOf } from '../rules/weights.ts';
import { changeTaught } from './taught.ts';
import { findWeights, storeWeights } from './weights.queries.ts';
import { readParts } from './work-out.ts';

interface Weighed {
  courseOfferingId: string;
  /** Of the weights the change is based on; 0 before anyone weighed anything. */
  version: number;
  weights: readonly { partId: string; weight: number }[];
}

/** Says how much the parts of a course count, wherever it is taught. What is settled stays as it was. */
export async function weighParts(
  ctx: Context,
  { courseOfferingId, version, weights }: Weighed,
): Promise<string> {
  const parsed = Object.fromEntries(weights.map(({ partId, weight }) => [partId, weight]));
  const problem = checkWeights(parsed);
  if (problem) throw new RuleError(problem);
  return changeTaught(
    ctx,
    courseOfferingId,
    'weigh',
    async (tx, { courseOffering: { courseId, groupId, regionId } }) => {
      await refuseIfShared(tx, ctx, courseId);
      const params = { locale: ctx.locale, now: ctx.services.now() };
      const of = { courseIds: [courseId], groupIds: [groupId], personIds: [] };
      const parts = [...(await readParts(tx, { ...of, ...params })).values()].flat();
      const known = new Set(parts.filter(({ kind }) => kind !== 'COMPLETION').map(({ id }) => id));
      if (!Object.keys(parsed).every((partId) => known.has(partId)))
        throw new RuleError('recordNotFound', 'NOT_FOUND');
      const [before] = await findWeights(tx, [courseId]);
      const changed = Object.keys(parsed).filter((id) => parsed[id] !== weightOf(before?.weights, id));
      if (changed.length === 0) return courseOfferingId;
      const all = { ...before?.weights, ...parsed };
      if (!(await storeWeights(tx, { courseId, weights: all, version })))
        throw new RuleError('changedMeanwhile');
      await audit(tx, ctx, {
        action: 'weighParts',
        entity: 'course',
        entityId: courseId,
        regionId,
        before: before?.weights ?? {},
        after: all,
      });
      return courseOfferingId;
    },
  );
}
