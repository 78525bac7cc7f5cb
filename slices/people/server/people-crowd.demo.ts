import type { RegionRole, Role } from '#kit/access/actor.ts';
import type { CampusName, DemoPerson, PersonKind, RegionName, Studies } from '#kit/demo/college.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { Random } from '#kit/demo/random.ts';
import { pickCultureAbroad } from './people-names-abroad.demo.ts';
import { pickByPercent, pickCulture, type Culture } from './people-names.demo.ts';
import { pickPlace } from './people-places.demo.ts';
import { graduationDay, registrationInstant, type PlannedPerson } from './people-plan.demo.ts';

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

/** A registration by mail that nobody confirms is swept away after a month. */
const UNCONFIRMED_WITHIN_DAYS = 27;

export interface Surroundings {
  /** Gives every person an address nobody else has. */
  emailFor: (firstName: string, lastName: string, domain: string) => string;
  /** Who registers the students of a campus. */
  registrars: Readonly<Record<CampusName, string>>;
}

/** Everybody who is at the college besides the listed accounts. */
export function planCrowd(demo: Demo, people: number, surroundings: Surroundings): PlannedPerson[] {
  const random = demo.random.branch('people');
  const crowd = Array.from({ length: people }, () => planPerson(demo, random, surroundings));
  // Ids begin with the time: written in their order, a hundred thousand of them fill the indexes from left to right.
  return crowd.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

function planPerson(demo: Demo, random: Random, { emailFor, registrars }: Surroundings): PlannedPerson {
  const kind = pickByPercent(random, KINDS);
  const home = pickHome(random, kind);
  const culture = kind === 'ONLINE' ? pickCultureAbroad(random) : pickCulture(random, home);
  const status = pickStatus(random, kind);
  const studies = pickStudies(random, kind, demo.scale);
  const isUnconfirmed = kind === 'ONLINE' && status === 'UNVERIFIED';
  const createdAt = registrationInstant(
    random,
    studies,
    demo.today,
    isUnconfirmed ? UNCONFIRMED_WITHIN_DAYS : undefined,
  );
  const graduatedOn = graduationDay(kind, studies, demo.today);
  const place = pickPlace(random, culture.country);
  const hasSeenWelcome = graduatedOn !== null && random.chance(0.85);
  const firstName = random.pick(culture.firstNames);
  const lastName = random.pick(culture.lastNames);
  return {
    id: random.id(createdAt),
    firstName,
    lastName,
    email: emailFor(firstName, lastName, domainOf(random, kind)),
    kind,
    status,
    home,
    studies,
    graduatedOn,
    createdAt,
    ...pickDuties(random, kind, home),
    regions: graduatedOn ? [home, 'alumni'] : [home],
    locale: localeOf(random, culture),
    country: culture.country,
    location: place ? `${place.city}, ${place.state}` : '',
    graduationPlace: hasSeenWelcome ? GRADUATION_PLACES[home] : '',
    showAlumniWelcome: hasSeenWelcome ? false : null,
    hasAcceptedTerms: status !== 'UNVERIFIED',
    createdBy: kind === 'ONLINE' ? null : registrars[home],
  };
}

/** The campuses that run the free course and the companion-app group are home to whoever takes part in those. */
function pickHome(random: Random, kind: PersonKind): CampusName {
  if (kind === 'ONLINE') return 'colorado';
  return kind === 'COMPANION' ? 'jakarta' : pickByPercent(random, CAMPUSES);
}

const GRADUATION_PLACES: Readonly<Record<CampusName, string>> = {
  colorado: 'Woodland Park, Colorado',
  walsall: 'Walsall, England',
  jakarta: 'Jakarta, Indonesia',
};

function pickStatus(random: Random, kind: PersonKind): DemoPerson['status'] {
  if (kind === 'LEFT') return random.chance(0.6) ? 'DISABLED' : 'ACTIVE';
  if (kind === 'ONLINE') return random.chance(0.15) ? 'UNVERIFIED' : 'ACTIVE';
  if (kind === 'STUDENT' && random.chance(0.02)) return 'UNVERIFIED';
  return random.chance(0.02) ? 'DISABLED' : 'ACTIVE';
}

function pickStudies(random: Random, kind: PersonKind, scale: number): Studies | null {
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

function pickDuties(
  random: Random,
  kind: PersonKind,
  home: RegionName,
): Pick<PlannedPerson, 'roles' | 'regionRoles'> {
  const duty = kind === 'STAFF' ? pickByPercent(random, STAFF_ROLES) : 'none';
  if (duty === 'none') return { roles: ['user'], regionRoles: {} };
  // Whoever holds one of these in a region holds it in the global list too, which is what opens the screens.
  const global: readonly Role[] = duty === 'dean' || duty === 'attendanceAdmin' ? [] : [duty];
  return { roles: ['user', ...global], regionRoles: { [home]: [duty] } };
}

/** Most people read in the language of where they come from, some prefer English. */
const localeOf = (random: Random, { locale }: Culture): string => (random.chance(0.8) ? locale : 'en');

/** Domains that are kept free for stories, so that no mail can reach a stranger. */
const domainOf = (random: Random, kind: PersonKind): string =>
  kind === 'STAFF'
    ? 'staff.berea.example'
    : random.pick(['example.org', 'example.com', 'example.net', 'post.example']);
