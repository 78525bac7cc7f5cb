import type { RegionRole, Role } from '#kit/access/actor.ts';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { instantOn } from '#kit/demo/days.ts';
import type { Random } from '#kit/demo/random.ts';
import type { RegionName } from '#slices/regions/server/regions.demo.ts';

export interface AcademicYear {
  /** How the college calls those who begin in it, such as 'Autumn 2026'. */
  intake: string;
  firstDay: Day;
  lastDay: Day;
}

/** The academic year of today, or with yearsAgo an earlier one. Until September the last one is still the current one. */
export function academicYear(today: Day, yearsAgo = 0): AcademicYear {
  const [year, month] = today.split('-').map(Number) as [number, number];
  const begins = (month >= 9 ? year : year - 1) - yearsAgo;
  return { intake: `Autumn ${begins}`, firstDay: `${begins}-09-01`, lastDay: `${begins + 1}-06-30` };
}

export type StudyYear = 1 | 2 | 3;
export type Session = 'DAY' | 'EVENING';

/** The class a user was in last. A college twice as large has two classes side by side, and so on. */
export interface Studies {
  year: StudyYear;
  session: Session;
  classNumber: number;
  /** How many academic years ago that was; 0 for those who are in it now. */
  yearsAgo: number;
}

/**
 * A STUDENT is in a class of now; a COMPANION learns in the companion app; ONLINE takes the free course only;
 * an ALUMNUS has graduated and gone; LEFT gave up in the first year.
 */
export type PersonKind = 'STAFF' | 'STUDENT' | 'COMPANION' | 'ONLINE' | 'ALUMNUS' | 'LEFT';

export interface DemoPerson {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  kind: PersonKind;
  status: 'ACTIVE' | 'UNVERIFIED' | 'DISABLED';
  home: RegionName;
  studies: Studies | null;
  /** Second-year graduation, which makes a user an alumnus even while they go on to a third year. */
  graduatedOn: Day | null;
  createdAt: Date;
}

export type RolesByRegion = Readonly<Partial<Record<RegionName, readonly RegionRole[]>>>;

/** A user of the demo college with all that people's tables want to know. */
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

/** The day a user graduated from the second year, if they have. */
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

/** The staff were there before anyone else, to register them. */
export const foundingInstant = (random: Random, today: Day): Date =>
  someTimeOn(random, addDays(today, -OLDEST_RECORD_DAYS - 2));

const someTimeOn = (random: Random, day: Day): Date =>
  new Date(instantOn(day, random.int(7, 19)).getTime() + random.int(0, 3_599_999));
