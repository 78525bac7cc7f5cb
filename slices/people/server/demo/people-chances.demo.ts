import type { RegionRole, Role } from '#kit/access/actor.ts';
import type { CampusName, RegionName } from '#slices/regions/server/regions.demo.ts';
import type { Random } from '#kit/demo/random.ts';
import { pickByPercent } from './people-names.demo.ts';
import type { DemoPerson, PersonKind, PlannedPerson, Studies } from './people-plan.demo.ts';

const KINDS: readonly (readonly [PersonKind, number])[] = [
  ['STUDENT', 54],
  ['ALUMNUS', 24],
  ['ONLINE', 8],
  ['LEFT', 7],
  ['STAFF', 4],
  ['COMPANION', 3],
];

const CAMPUSES: readonly (readonly [CampusName, number])[] = [
  ['colorado', 46],
  ['walsall', 29],
  ['jakarta', 25],
];

/** The longer ago alumni left, the fewer of them still have an account. */
const YEARS_AGO: readonly (readonly [number, number])[] = [
  [1, 40],
  [2, 24],
  [3, 15],
  [4, 10],
  [5, 7],
  [6, 4],
];

/** What a member of staff does besides being there; most teach and need no role for it. */
const STAFF_ROLES: readonly (readonly [RegionRole | 'none', number])[] = [
  ['none', 55],
  ['manager', 22],
  ['attendanceAdmin', 11],
  ['dean', 5],
  ['admin', 4],
  ['reportsAdmin', 3],
];

export const pickKind = (random: Random): PersonKind => pickByPercent(random, KINDS);

/** The campuses that run the free course and the companion-app group are home to the user who takes part in those. */
export function pickHome(random: Random, kind: PersonKind): CampusName {
  if (kind === 'ONLINE') return 'colorado';
  return kind === 'COMPANION' ? 'jakarta' : pickByPercent(random, CAMPUSES);
}

export function pickStatus(random: Random, kind: PersonKind): DemoPerson['status'] {
  if (kind === 'LEFT') return random.chance(0.6) ? 'DISABLED' : 'ACTIVE';
  if (kind === 'ONLINE') return random.chance(0.15) ? 'UNVERIFIED' : 'ACTIVE';
  if (kind === 'STUDENT' && random.chance(0.02)) return 'UNVERIFIED';
  return random.chance(0.02) ? 'DISABLED' : 'ACTIVE';
}

export function pickStudies(random: Random, kind: PersonKind, scale: number): Studies | null {
  if (kind === 'STAFF' || kind === 'ONLINE' || kind === 'COMPANION') return null;
  const session = random.chance(0.65) ? 'DAY' : 'EVENING';
  const classNumber = random.int(1, scale);
  if (kind === 'LEFT') return { year: 1, session, classNumber, yearsAgo: 1 };
  if (kind === 'ALUMNUS') {
    return {
      year: random.chance(0.6) ? 2 : 3,
      session,
      classNumber,
      yearsAgo: pickByPercent(random, YEARS_AGO),
    };
  }
  const year = pickByPercent(random, [
    [1, 46],
    [2, 35],
    [3, 19],
  ] as const);
  return { year, session, classNumber, yearsAgo: 0 };
}

export function pickDuties(
  random: Random,
  kind: PersonKind,
  home: RegionName,
): Pick<PlannedPerson, 'roles' | 'regionRoles'> {
  const duty = kind === 'STAFF' ? pickByPercent(random, STAFF_ROLES) : 'none';
  if (duty === 'none') return { roles: ['user'], regionRoles: {} };
  // A user who holds one of these in a region holds it in the global list too, which is what opens the screens.
  if (duty === 'attendanceAdmin')
    return { roles: ['user', 'manager'], regionRoles: { [home]: ['manager', duty] } };
  const global: readonly Role[] = duty === 'dean' ? [] : [duty];
  return { roles: ['user', ...global], regionRoles: { [home]: [duty] } };
}
