import type { Selectable } from 'kysely';
import type { DB } from '#kit/db/db.generated.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import { addDays } from '#kit/calendar/day.ts';
import { instantOn } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';

export const CAMPUS_NAMES = ['colorado', 'walsall', 'jakarta'] as const;
export type CampusName = (typeof CAMPUS_NAMES)[number];
export type RegionName = CampusName | 'office' | 'alumni' | 'default' | 'appTesting';

export interface DemoRegion {
  id: string;
  slug: string;
  name: string;
  currency: string;
  timeZone: string;
  addressCountry: string;
}

export type DemoRegions = Readonly<Record<RegionName, DemoRegion>>;

/** What is told of a region; everything else about it happens later. */
type RegionFacts = Omit<
  Selectable<DB['region']>,
  'id' | 'createdAt' | 'updatedAt' | 'userCount' | 'closed' | 'version'
>;

const noAddress = {
  phone: '',
  addressLine1: '',
  addressLine2: '',
  addressCity: '',
  addressState: '',
  addressPostcode: '',
  addressCountry: '',
};

// Telephone numbers are taken from the ranges that are kept free for stories, or are too short to be dialled.
const REGIONS: Readonly<Record<RegionName, RegionFacts>> = {
  colorado: {
    name: 'Colorado',
    slug: 'US-Colorado',
    description: 'The first campus, at the foot of Pikes Peak.',
    phone: '+1 719 555 0142',
    addressLine1: '1210 Tamarack Ridge Road',
    addressLine2: '',
    addressCity: 'Woodland Park',
    addressState: 'CO',
    addressPostcode: '80863',
    addressCountry: 'USA',
    zone: 'NORTH_AMERICA',
    timeZone: 'America/Denver',
    currency: 'USD',
    type: 'CAMPUS',
    cardPaymentsEnabled: true,
  },
  walsall: {
    name: 'Walsall',
    slug: 'GB-Walsall',
    description: 'The campus for Great Britain and Ireland, in a former leather works.',
    phone: '+44 1632 960142',
    addressLine1: 'Saddlers House',
    addressLine2: '27 Tannery Lane',
    addressCity: 'Walsall',
    addressState: 'West Midlands',
    addressPostcode: 'WS1 4AB',
    addressCountry: 'GBR',
    zone: 'EUROPE',
    timeZone: 'Europe/London',
    currency: 'GBP',
    type: 'CAMPUS',
    cardPaymentsEnabled: true,
  },
  jakarta: {
    name: 'Jakarta',
    slug: 'ID-Jakarta',
    description: 'The campus for Indonesia, with day and evening classes in two languages.',
    phone: '+62 21 555 0142',
    addressLine1: 'Jalan Kebon Cengkeh No. 18',
    addressLine2: 'Kecamatan Menteng',
    addressCity: 'Jakarta Pusat',
    addressState: 'DKI Jakarta',
    addressPostcode: '10310',
    addressCountry: 'IDN',
    zone: 'ASIA_PACIFIC',
    timeZone: 'Asia/Jakarta',
    currency: 'IDR',
    type: 'CAMPUS',
    cardPaymentsEnabled: false,
  },
  office: {
    name: 'Woodland Park Office',
    slug: 'US-Woodland-Park',
    description: 'Registrar, accounts and everything else that serves all campuses.',
    phone: '+1 719 555 0117',
    addressLine1: '40 Ute Pass Avenue',
    addressLine2: 'Suite 3',
    addressCity: 'Woodland Park',
    addressState: 'CO',
    addressPostcode: '80863',
    addressCountry: 'USA',
    zone: 'NORTH_AMERICA',
    timeZone: 'America/Denver',
    currency: 'USD',
    type: 'OFFICE',
    cardPaymentsEnabled: true,
  },
  alumni: {
    ...noAddress,
    name: 'Alumni',
    slug: 'US-Alumni',
    description: 'Everybody who has graduated from the second year, wherever they live now.',
    phone: '+1 719 555 0163',
    addressCountry: 'USA',
    zone: 'NORTH_AMERICA',
    timeZone: 'America/Denver',
    currency: 'USD',
    type: 'OFFICE',
    cardPaymentsEnabled: false,
  },
  default: systemRegion('_Default', 'Carries the settings that hold where a region has none of its own.'),
  appTesting: systemRegion('_AppTestingGroup', 'Receives new versions of the companion app first.'),
};

function systemRegion(slug: string, description: string): RegionFacts {
  return {
    ...noAddress,
    name: slug,
    slug,
    description,
    zone: 'SYSTEM',
    timeZone: 'UTC',
    currency: 'USD',
    type: 'OFFICE',
    cardPaymentsEnabled: false,
  };
}

/** The campuses, the office, the alumni and the regions that only the software uses. */
export async function seedRegions(demo: Demo): Promise<DemoRegions> {
  const random = demo.random.branch('regions');
  const createdAt = instantOn(addDays(demo.today, -1_100), 9);
  const made = (name: RegionName) => ({ ...REGIONS[name], id: random.id(createdAt), createdAt });
  const regions = {
    colorado: made('colorado'),
    walsall: made('walsall'),
    jakarta: made('jakarta'),
    office: made('office'),
    alumni: made('alumni'),
    default: made('default'),
    appTesting: made('appTesting'),
  };
  await bulkInsert(demo.client, 'region', Object.values(regions));
  return regions;
}
