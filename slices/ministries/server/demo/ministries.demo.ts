import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { Random } from '#kit/demo/random.ts';
import type { DemoNotice } from '#slices/notifications/server/notifications.demo.ts';
import type { VersionStatus } from '../../rules/lifecycle.ts';
import { placeOfDemo } from './ministry-places.demo.ts';
import { ADDED, NOTES, REFUSALS, workOf } from './ministry-texts.demo.ts';

interface People {
  alumnusId: string;
  alumniAdminId: string;
  alumniRegionId: string;
}

interface Owner {
  id: string;
  firstName: string;
  lastName: string;
}

/** What became of the versions of a listing, the first one first. */
type History = readonly VersionStatus[];

interface Planned {
  owner: Owner;
  history: History;
  isHidden: boolean;
  offeredTo: string | null;
  name?: string;
  daysAgo: number;
}

/** As they come round: most are approved, some wait, some of either kind were refused, sent again or taken back. */
const HISTORIES: readonly History[] = [
  ['APPROVED'],
  ['APPROVED'],
  ['PENDING'],
  ['APPROVED'],
  ['APPROVED', 'PENDING'],
  ['APPROVED'],
  ['APPROVED'],
  ['REFUSED', 'APPROVED'],
  ['APPROVED'],
  ['APPROVED', 'APPROVED'],
  ['APPROVED'],
  ['REFUSED'],
  ['REFUSED', 'PENDING'],
  ['APPROVED', 'REFUSED'],
  ['APPROVED'],
  ['WITHDRAWN'],
];

/** Which another alumnus has handed on to the account. */
const SCHOOL = 'Saturday school at Trinity';

const COUNT = 80;
const DAY_MS = 86_400_000;

/** Eighty ministries on all continents and in all states, some of them of one account; and who was told of them. */
export async function seedMinistries(demo: Demo, people: People): Promise<DemoNotice[]> {
  const random = demo.random.branch('ministries');
  const { rows: owners } = await demo.client.query<Owner>(
    `select id, first_name as "firstName", last_name as "lastName" from person
     where graduated_on is not null and status = 'ACTIVE' and merged_into is null and email not like '%@berea.test'
     order by id limit ${COUNT * demo.scale}`,
  );
  const { rows: accounts } = await demo.client.query<Owner>(
    'select id, first_name as "firstName", last_name as "lastName" from person where id = $1',
    [people.alumnusId],
  );
  const [account] = accounts;
  if (!account || owners.length === 0) return [];
  const plans = [...ofAccount(account), ...ofCrowd(demo, random, owners, account)];
  const listings = plans.map((plan, index) => made(demo, random, { plan, index, people }));
  await bulkInsert(
    demo.client,
    'ministry',
    listings.map(({ ministry }) => ministry),
  );
  await bulkInsert(
    demo.client,
    'ministryVersion',
    listings.flatMap(({ versions }) => versions),
  );
  await bulkInsert(
    demo.client,
    'ministryDecision',
    listings.flatMap(({ decisions }) => decisions),
  );
  return notices(demo, people, plans, listings);
}

/** Those of the account, one in each state. */
function ofAccount(owner: Owner): Planned[] {
  const plan = (name: string, daysAgo: number, history: History, isHidden = false): Planned => ({
    owner,
    history,
    isHidden,
    offeredTo: null,
    name,
    daysAgo,
  });
  return [
    plan('Street kitchen on Larimer', 5.5, ['APPROVED']),
    plan(SCHOOL, 90, ['APPROVED', 'PENDING']),
    plan('Letters over the wall', 40, ['REFUSED']),
    plan('Mountain retreat for pastors', 200, ['APPROVED'], true),
  ];
}

function ofCrowd(demo: Demo, random: Random, owners: readonly Owner[], account: Owner): Planned[] {
  return Array.from({ length: COUNT * demo.scale - 4 }, (_, index): Planned => {
    const owner = owners[index % owners.length] ?? account;
    return {
      owner,
      history: HISTORIES[index % HISTORIES.length] ?? ['APPROVED'],
      isHidden: index % 23 === 8,
      offeredTo: index === 5 ? account.id : null,
      daysAgo: random.int(4, 900),
    };
  });
}

interface ToMake {
  plan: Planned;
  index: number;
  people: People;
}

/** The rows of one listing. */
function made(demo: Demo, random: Random, { plan, index, people }: ToMake) {
  const { owner, history, isHidden, offeredTo, daysAgo } = plan;
  const ago = (days: number): Date => new Date(demo.now.getTime() - days * DAY_MS);
  const ministryId = random.id(ago(daysAgo));
  const said = contentOf(random, plan, index);
  const versions = history.map((status, at) => {
    // What waits has done so for a few days, whenever the listing was made.
    const sentAgo = status === 'PENDING' ? 0.3 + (index % 9) * 0.7 : daysAgo / (at + 1);
    const isDecided = status === 'APPROVED' || status === 'REFUSED';
    return {
      id: random.id(ago(sentAgo)),
      ministryId,
      personId: owner.id,
      number: at + 1,
      ...said,
      description: at > 0 ? said.description + ADDED : said.description,
      ministers: status === 'PENDING' && at > 0 ? `${said.ministers}, Esther Mbeki` : said.ministers,
      status,
      adminComments: status === 'REFUSED' ? (REFUSALS[index % REFUSALS.length] ?? '') : '',
      decidedAt: isDecided ? ago(sentAgo * 0.97) : null,
      decidedBy: isDecided ? people.alumniAdminId : null,
      createdAt: ago(sentAgo),
    };
  });
  return {
    ministry: {
      id: ministryId,
      personId: owner.id,
      hiddenAt: isHidden ? ago(daysAgo / 4) : null,
      offeredTo,
      offeredAt: offeredTo === null ? null : ago(1.2),
      adminNote: index % 11 === 3 ? (NOTES[index % NOTES.length] ?? '') : '',
      createdAt: ago(daysAgo),
    },
    versions,
    decisions: versions.flatMap(({ id: versionId, personId, status, adminComments, decidedAt, decidedBy }) =>
      decidedAt && (status === 'APPROVED' || status === 'REFUSED')
        ? [
            {
              id: random.id(decidedAt),
              versionId,
              personId,
              status,
              adminComments,
              decidedAt,
              decidedBy,
              previousStatus: 'PENDING' as const,
              previousAdminComments: '',
            },
          ]
        : [],
    ),
  };
}

/** The account serves where its college is; everybody else all over the world. */
function contentOf(random: Random, { owner, name }: Planned, index: number) {
  const { city, country, latitude, longitude } = name
    ? { city: 'Denver', country: 'US', latitude: 39.7, longitude: -105 }
    : placeOfDemo(index);
  const work = workOf(name ? index + 1 : index);
  const round = Math.floor(index / COUNT);
  const pattern = work.names[(index + round) % work.names.length] ?? '';
  const called = name ?? pattern.replace('{city}', city);
  const host = called
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');
  const contactEmail = random.chance(0.7) ? `hello@${host}.example.org` : '';
  const isPlaced = index % 13 !== 6;
  return {
    name: called,
    ministers: random.chance(0.6)
      ? `${owner.firstName} and ${random.pick(['Miriam', 'Daniel', 'Ruth', 'Peter', 'Lydia'])} ${owner.lastName}`
      : `${owner.firstName} ${owner.lastName}`,
    description: work.description,
    website: random.chance(0.6) ? `https://${host}.example.org/` : '',
    city,
    country,
    latitude: isPlaced ? latitude : null,
    longitude: isPlaced ? longitude : null,
    contactEmail,
    showsContactEmail: contactEmail !== '' && random.chance(0.6),
    hasGraduate: random.chance(0.7),
    hasMember: random.chance(0.35),
    isPublic: random.chance(0.65),
  };
}

function notices(
  demo: Demo,
  { alumnusId, alumniAdminId, alumniRegionId: regionId }: People,
  plans: readonly Planned[],
  listings: readonly ReturnType<typeof made>[],
): DemoNotice[] {
  const toAdmin = listings.flatMap(({ versions }): DemoNotice[] =>
    versions
      .filter(({ status }) => status === 'PENDING')
      .slice(0, 1)
      .map(({ name, createdAt }) => ({
        personId: alumniAdminId,
        regionId,
        name: 'ministrySubmitted',
        facts: { ministryName: name },
        path: '/alumni/ministries/queue',
        at: createdAt,
      })),
  );
  const toOwner = listings
    .flatMap(({ versions }) => versions)
    .flatMap(({ personId, name: ministryName, ministryId, status, adminComments: reason, decidedAt: at }) =>
      personId === alumnusId && at
        ? [
            {
              ...(status === 'REFUSED'
                ? { name: 'ministryRefused' as const, facts: { ministryName, reason } }
                : { name: 'ministryApproved' as const, facts: { ministryName } }),
              personId,
              regionId,
              path: `/alumni/ministries/${ministryId}`,
              at,
            },
          ]
        : [],
    );
  const offered = plans.findIndex(({ offeredTo }) => offeredTo === alumnusId);
  const { owner } = plans[offered] ?? {};
  const toAlumnus: DemoNotice[] = owner
    ? [
        {
          personId: alumnusId,
          regionId,
          name: 'ministryOffered',
          facts: {
            ministryName: listings[offered]?.versions[0]?.name ?? '',
            ownerName: `${owner.firstName} ${owner.lastName}`,
          },
          path: '/alumni/ministries/mine',
          at: new Date(demo.now.getTime() - 1.2 * DAY_MS),
        },
        {
          personId: alumnusId,
          regionId,
          name: 'ministryHandedOn',
          facts: { ministryName: SCHOOL },
          path: '/alumni/ministries/mine',
          at: new Date(demo.now.getTime() - 60 * DAY_MS),
        },
      ]
    : [];
  // The newest are enough: nobody keeps more unread.
  return [
    ...toAdmin.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, 6),
    ...toOwner,
    ...toAlumnus,
  ];
}
