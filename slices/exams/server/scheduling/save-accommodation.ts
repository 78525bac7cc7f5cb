import type { Day } from '#kit/calendar/day.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findPerson } from '#slices/people/server/api.ts';
import { can } from '#slices/exams/rules/permissions.ts';
import {
  checkAccommodation,
  prolonged,
  type Accommodation,
} from '#slices/exams/rules/scheduling/accommodation.ts';
import {
  deleteAccommodation,
  findAccommodation,
  lockOpenAttempts,
  prolongAttempt,
  storeAccommodation,
  type AccommodationRecord,
} from '../accommodation.queries.ts';
import { lockAccommodation } from '../attempt.queries.ts';

export interface GivenAccommodation extends Accommodation {
  lastDay: Day | null;
  reason: string;
}

interface Change {
  personId: string;
  version: number | null;
  /** None takes it away. */
  given: GivenAccommodation | null;
}

/** Null where the caller may not know of it, or there is none. */
export async function accommodationToRead(
  ctx: Context,
  personId: string,
): Promise<AccommodationRecord | null> {
  const student = await findPerson(ctx.db, personId);
  return student && can.accommodate(actorOf(ctx), { personId, regionIds: student.regionIds })
    ? findAccommodation(ctx.db, personId)
    : null;
}

/** What the student is sitting is prolonged at once, and never cut. */
export async function saveAccommodation(
  ctx: Context,
  { personId, version, given }: Change,
): Promise<AccommodationRecord | null> {
  const problem = given && checkAccommodation(given);
  if (problem) throw new RuleError(problem);
  return transaction(ctx.db, async (tx) => {
    const regionId = await reachStudent(tx, ctx, personId);
    await lockAccommodation(tx, personId);
    const before = await findAccommodation(tx, personId);
    if ((before?.version ?? null) !== version) throw new RuleError('changedMeanwhile');
    const after = given && (await storeGiven(tx, ctx, personId, given));
    if (!given) await deleteAccommodation(tx, personId);
    await prolongWhatIsSat(tx, { personId, now: ctx.services.now() }, after?.extraPercent ?? 0);
    await audit(tx, ctx, {
      action: given ? 'saveAccommodation' : 'removeAccommodation',
      entity: 'person',
      entityId: personId,
      regionId,
      ...(before && { before: told(before) }),
      ...(after && { after: told(after) }),
    });
    return after;
  });
}

/** The campus on which the caller does it; none for a person without one. */
async function reachStudent(tx: Tx, ctx: Context, personId: string): Promise<string | null> {
  const actor = actorOf(ctx);
  const student = await findPerson(tx, personId);
  if (!student || !can.accommodate(actor, { personId, regionIds: student.regionIds }))
    throw new RuleError('recordNotFound', 'NOT_FOUND');
  return student.regionIds.find((regionId) => can.oversee(actor, { regionId })) ?? null;
}

const storeGiven = (tx: Tx, ctx: Context, personId: string, given: GivenAccommodation) =>
  storeAccommodation(tx, {
    ...given,
    personId,
    reason: given.reason.trim(),
    grantedBy: actorOf(ctx).personId,
    grantedAt: ctx.services.now(),
  });

const told = ({ extraPercent, extraAttempts, lastDay, reason }: GivenAccommodation) => ({
  extraPercent,
  extraAttempts,
  lastDay,
  reason,
});

async function prolongWhatIsSat(
  tx: Tx,
  whose: { personId: string; now: Date },
  extraPercent: number,
): Promise<void> {
  for (const { id, limitMinutes, ...attempt } of await lockOpenAttempts(tx, whose)) {
    if (extraPercent <= attempt.extraPercent) continue;
    const times = prolonged(attempt, { limitMinutes, before: attempt.extraPercent, after: extraPercent });
    await prolongAttempt(tx, id, { ...times, extraPercent });
  }
}
