import { isAboutActor } from '#kit/access/actor.ts';
import type { Day } from '#kit/calendar/day.ts';
import { latestDay } from '#kit/calendar/zone.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findRegionBySlug } from '#slices/regions/server/api.ts';
import { TEXT_MAX } from '#slices/people/rules/profile.ts';
import { keepingPower, powerIn } from '#slices/people/rules/roles.ts';
import { ALUMNI_REGION_SLUG } from '#slices/site-settings/rules/alumni-admin.ts';
import { loadPersonForUpdate, reachPerson, type LockedPerson } from '../load-person-for-update.ts';
import { moveBetweenRegions } from '../person-regions.queries.ts';
import { storeGraduation } from '../person.queries.ts';
import { storeRoles } from '../roles.queries.ts';

interface Graduation {
  /** Null takes it back. */
  graduatedOn: Day | null;
  graduationPlace: string;
}

/** A graduate is an alumnus and belongs to the alumni region as well (HOLE-62). */
export async function setGraduation(
  ctx: Context,
  { userId, ...params }: { userId: string; graduatedOn: Day | null; place: string },
): Promise<boolean> {
  const graduation = parseGraduation(ctx, params);
  await reachPerson(ctx, userId);
  if (isAboutActor(actorOf(ctx), { personId: userId })) throw new RuleError('aboutYourself', 'FORBIDDEN');
  await transaction(ctx.unscoped('the alumni region'), async (tx) =>
    graduatePerson(tx, ctx, await loadPersonForUpdate(tx, userId), {
      ...graduation,
      alumniRegionId: await findAlumniRegionId(tx),
    }),
  );
  return true;
}

export function parseGraduation(
  ctx: Context,
  params: { graduatedOn: Day | null; place: string },
): Graduation {
  const { graduatedOn } = params;
  if (graduatedOn !== null && graduatedOn > latestDay(ctx.services.now()))
    throw new RuleError('graduationDayInvalid');
  const place = graduatedOn === null ? '' : params.place.trim();
  if ([...place].length > TEXT_MAX) throw new RuleError('textTooLong', 'BAD_USER_INPUT', { max: TEXT_MAX });
  return { graduatedOn, graduationPlace: place };
}

/** No role comes to count among the alumni by graduating. */
export async function graduatePerson(
  tx: Tx,
  ctx: Context,
  person: LockedPerson,
  { graduatedOn, graduationPlace, alumniRegionId }: Graduation & { alumniRegionId: string | null },
): Promise<void> {
  const before = { graduatedOn: person.graduatedOn, graduationPlace: person.graduationPlace };
  if (before.graduatedOn === graduatedOn && before.graduationPlace === graduationPlace) return;
  await storeGraduation(tx, person.id, { graduatedOn, graduationPlace });
  const regionIds = regionsAfter(person.regionIds, alumniRegionId, graduatedOn !== null);
  await storeRoles(tx, powerIn(keepingPower(person), regionIds));
  await moveBetweenRegions(tx, person.id, { before: person.regionIds, after: regionIds });
  await audit(tx, ctx, {
    action: 'setGraduation',
    entity: 'person',
    entityId: person.id,
    before,
    after: { graduatedOn, graduationPlace },
  });
}

export const findAlumniRegionId = async (tx: Tx): Promise<string | null> =>
  (await findRegionBySlug(tx, ALUMNI_REGION_SLUG))?.id ?? null;

function regionsAfter(
  regionIds: readonly string[],
  alumniRegionId: string | null,
  isAlumnus: boolean,
): string[] {
  const others = regionIds.filter((id) => id !== alumniRegionId);
  // A person without any other campus would be out of everybody's reach.
  if (!isAlumnus) return others.length > 0 ? others : [...regionIds];
  return alumniRegionId === null ? [...regionIds] : [...others, alumniRegionId];
}
