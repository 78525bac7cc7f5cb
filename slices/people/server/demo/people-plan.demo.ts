import type { RegionRole, Role } from '#kit/access/actor.ts';
import { academicYear } from '#kit/demo/academic-year.ts';
import type { DemoPerson, PersonKind, RegionName, Studies } from '#kit/demo/college.ts';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { instantOn } from '#kit/demo/days.ts';
import type { Random } from '#kit/demo/random.ts';

export type RolesByRegion = Readonly<Partial<Record<RegionName, readonly RegionRole[]>>>;

/** Somebody of the demo college with all that people's tables want to know. */
export interface PlannedPerson extends DemoPerson {
  roles: readonly Role[];
  /** In the order they were joined; the first is home. */
  regions: readonly RegionName[];
  regionRoles: RolesByRegion;
  locale: string;
  country: string;
  location: string;
  graduationPlace: string;
  showAlumniWelcome: boolean | null;
  hasAcceptedTerms: boolean;
  createdBy: string | null;
}

/** Records go back three years: what is older came over from the former learning system at that time. */
const OLDEST_RECORD_DAYS = 3 * 365;

/** The day somebody graduated from the second year, if they have. */
export function graduationDay(kind: PersonKind, studies: Studies | null, today: Day): Day | null {
  if (!studies || kind === 'LEFT') return null;
  const yearsSinceSecondYear = studies.yearsAgo + studies.year - 2;
  const hasFinishedIt = studies.year > 2 || (studies.year === 2 && kind === 'ALUMNUS');
  return hasFinishedIt ? academicYear(today, yearsSinceSecondYear).lastDay : null;
}

/** Students are registered some weeks before their first class, others on any day that lies within reach. */
export function registrationInstant(
  random: Random,
  studies: Studies | null,
  today: Day,
  withinDays = OLDEST_RECORD_DAYS,
): Date {
  const importedOn = addDays(today, -OLDEST_RECORD_DAYS);
  const registeredOn = studies
    ? addDays(academicYear(today, studies.yearsAgo + studies.year - 1).firstDay, -random.int(5, 140))
    : addDays(today, -random.int(2, withinDays));
  return someTimeOn(random, registeredOn < importedOn ? addDays(importedOn, random.int(0, 6)) : registeredOn);
}

/** The staff were there before anybody else, to register them. */
export const foundingInstant = (random: Random, today: Day): Date =>
  someTimeOn(random, addDays(today, -OLDEST_RECORD_DAYS - 2));

const someTimeOn = (random: Random, day: Day): Date =>
  new Date(instantOn(day, random.int(7, 19)).getTime() + random.int(0, 3_599_999));
