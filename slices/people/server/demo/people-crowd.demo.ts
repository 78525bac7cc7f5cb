import type { CampusName } from '#slices/regions/server/regions.demo.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { Random } from '#kit/demo/random.ts';
import { pickDuties, pickHome, pickKind, pickStatus, pickStudies } from './people-chances.demo.ts';
import { pickCultureAbroad } from './people-names-abroad.demo.ts';
import { pickCulture, type Culture } from './people-names.demo.ts';
import { pickPlace } from './people-places.demo.ts';
import {
  graduationDay,
  type PersonKind,
  type PlannedPerson,
  registrationInstant,
} from './people-plan.demo.ts';

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
  const kind = pickKind(random);
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

const GRADUATION_PLACES: Readonly<Record<CampusName, string>> = {
  colorado: 'Woodland Park, Colorado',
  walsall: 'Walsall, England',
  jakarta: 'Jakarta, Indonesia',
};

/** Most people read in the language of where they come from, some prefer English. */
const localeOf = (random: Random, { locale }: Culture): string => (random.chance(0.8) ? locale : 'en');

/** Domains that are kept free for stories, so that no mail can reach a stranger. */
const domainOf = (random: Random, kind: PersonKind): string =>
  kind === 'STAFF'
    ? 'staff.berea.example'
    : random.pick(['example.org', 'example.com', 'example.net', 'post.example']);
