import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '../../rules/permissions.ts';
import { COURSES_ALONE, EVALUATIONS_MAX, hasPolicy, policyFault } from '../../rules/readiness.ts';
import type { PromotionPolicy } from '../../rules/readiness.ts';
import { readGroup } from '../read-groups.ts';
import { findPolicy, storePolicy, type StoredPolicy } from './promotion-policy.queries.ts';

/** What a campus asks of the members of a group who go on. */
export interface GroupPolicy extends StoredPolicy {
  groupId: string;
  regionId: string;
  regionName: string;
  studyYear: number;
}

const UNSAID: StoredPolicy = { ...COURSES_ALONE, version: 0 };

/** For those who look after the group; null for others, and where nobody goes on from its year. */
export async function readPolicyOf(ctx: Context, groupId: string): Promise<GroupPolicy | null> {
  const group = await readGroup(ctx, groupId);
  if (!group || !hasPolicy({ step: 'PROMOTION', studyYear: group.studyYear })) return null;
  const { regionId, regionName } = group;
  const studyYear = group.studyYear ?? 0;
  const stored = await findPolicy(ctx.db, { regionId, studyYear });
  return { groupId, regionId, regionName, studyYear, ...(stored ?? UNSAID) };
}

interface Params {
  /** One of the groups it is for: those of its campus and year. */
  groupId: string;
  /** What the form was opened with; 0 where the campus had said nothing. */
  version: number;
  policy: PromotionPolicy;
}

/** Says what a campus asks of those who go on from the year of a group. */
export async function savePromotionPolicy(
  ctx: Context,
  { groupId, version, policy }: Params,
): Promise<GroupPolicy> {
  const before = await readPolicyOf(ctx, groupId);
  if (!before || !can.setPolicy(actorOf(ctx), before)) throw new RuleError('recordNotFound', 'NOT_FOUND');
  const fault = policyFault(policy);
  if (fault)
    throw new RuleError(
      fault.problem,
      'BAD_USER_INPUT',
      { max: EVALUATIONS_MAX },
      { field: fault.field === 'minScoreTenths' ? 'minScore' : fault.field },
    );
  const { regionId, studyYear } = before;
  return transaction(ctx.db, async (tx) => {
    const stored = (await findPolicy(tx, { regionId, studyYear })) ?? UNSAID;
    const { version: storedVersion, ...said } = stored;
    // Pressed twice, it is said already.
    if (isSame(said, policy)) return { ...before, ...stored };
    if (!(await storePolicy(tx, { regionId, studyYear, version, ...policy })))
      throw new RuleError('changedMeanwhile');
    await audit(tx, ctx, {
      action: 'savePromotionPolicy',
      entity: 'promotionPolicy',
      entityId: regionId,
      regionId,
      before: { studyYear, ...said },
      after: { studyYear, ...policy },
    });
    return { ...before, ...policy, version: storedVersion + 1 };
  });
}

const isSame = (one: PromotionPolicy, other: PromotionPolicy): boolean =>
  one.asksHours === other.asksHours &&
  one.minAttendance === other.minAttendance &&
  one.minEvaluations === other.minEvaluations &&
  one.minScoreTenths === other.minScoreTenths &&
  one.asksDues === other.asksDues;
