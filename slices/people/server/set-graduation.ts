import { ALUMNI_REGION_SLUG } from '#kit/access/actor.ts';
import { isDay } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import type { Tx } from '#kit/db/database.ts';
import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findRegionBySlug } from '#slices/regions/server/public.ts';
import { TEXT_MAX } from '../rules/profile.ts';
import { keepingPower, powerIn } from '../rules/roles.ts';
import { personInHand, reachPerson, type PersonInHand } from './person-in-hand.ts';
import { moveBetweenRegions, storeGraduation } from './person.queries.ts';
import { storeRoles } from './roles.queries.ts';

interface Asked {
  userId: string;
  /** Null takes it back. */
  graduatedOn: string | null;
  place: string;
}

/**
 * Marks that somebody has graduated from the second year, which makes them an alumnus who belongs to the alumni region as
 * well as to their campus (HOLE-62); or takes that back. What they may do stays what it was: no role of theirs comes to
 * count among the alumni by it.
 */
export async function setGraduation(ctx: Context, asked: Asked): Promise<boolean> {
  const graduatedOn = asked.graduatedOn ?? null;
  const place = graduatedOn === null ? '' : asked.place.trim();
  checkGraduation(ctx, graduatedOn, place);
  await reachPerson(ctx, asked.userId);
  await transaction(ctx.unscoped('the alumni region'), async (tx) => {
    const person = await personInHand(tx, asked.userId);
    if (person.graduatedOn === graduatedOn && person.graduationPlace === place) return;
    await storeGraduation(tx, person.id, { graduatedOn, graduationPlace: place });
    const regionIds = await regionsAfter(tx, person, graduatedOn !== null);
    await storeRoles(tx, powerIn(keepingPower(person), regionIds));
    await moveBetweenRegions(tx, person.id, { before: person.regionIds, after: regionIds });
    const factsOf = (on: string | null, where: string) => ({ graduatedOn: on, graduationPlace: where });
    await audit(tx, ctx, {
      action: 'setGraduation',
      entity: 'person',
      entityId: person.id,
      before: factsOf(person.graduatedOn, person.graduationPlace),
      after: factsOf(graduatedOn, place),
    });
  });
  return true;
}

function checkGraduation(ctx: Context, graduatedOn: string | null, place: string): void {
  if (graduatedOn !== null && !isDay(graduatedOn)) throw new RuleError('graduationDayInvalid');
  // It is tomorrow already at the date line: a day may be ahead of this clock by one, and by no more.
  const latest = dayIn(ctx.services.now(), 'Pacific/Kiritimati');
  if (graduatedOn !== null && graduatedOn > latest) throw new RuleError('graduationDayInvalid');
  if ([...place].length > TEXT_MAX) throw new RuleError('textTooLong', 'BAD_USER_INPUT', { count: TEXT_MAX });
}

async function regionsAfter(tx: Tx, { regionIds }: PersonInHand, isAlumnus: boolean): Promise<string[]> {
  const alumni = await findRegionBySlug(tx, ALUMNI_REGION_SLUG);
  const others = regionIds.filter((id) => id !== alumni?.id);
  // Somebody without any other campus would be out of everybody's reach.
  if (!isAlumnus) return others.length > 0 ? others : [...regionIds];
  return alumni ? [...others, alumni.id] : [...regionIds];
}
