import { shareOf } from './ceilings/ceiling-share.ts';
import { figure } from './figures.ts';
import { makeSessions } from './load.ts';
import { openSettledCollege } from './settled-college.ts';
import { startCeiling } from './ceilings/start-ceiling.ts';

const ALUMNI = 'graduated_on is not null';

const picker = (sought = ''): string => `query alumniToContact {
  alumniToContact(first: 20${sought}) { rows { _id fullName gradYear gradPlace } nextCursor count countIsOpen } }`;

const registry = (filter: string): string => `query ministryRegistry {
  listedMinistries(first: 20, filter: ${filter}) {
    rows { _id name ministers city country hasGraduate hasMember } nextCursor count countIsOpen }
  ministryCountries }`;

const MAP = `query ministryMap {
  ministriesOnMap { _id name city country latitude longitude }
  listedMinistries(first: 1) { count countIsOpen }
  ministryCountries }`;

/** What alumni look at, and the path of the same in the ceiling. */
const PAGES = {
  'alumni-picker': [
    { what: 'alumni to write to', path: '/first', query: picker() },
    { what: 'found by name', path: '/name', query: picker(', search: "ma"') },
    { what: 'found by year and place', path: '/class', query: picker(', year: 2022, place: "wal"') },
    {
      what: 'years to choose from and what may be sent',
      path: '/about',
      query: 'query aboutFinding { graduationYears contactAllowance { left max nextAt isSuspended } }',
    },
  ],
  'ministries-registry': [
    { what: 'ministries', path: '/first', query: registry('{}') },
    { what: 'ministries, searched', path: '/search', query: registry('{ search: "school" }') },
    {
      what: 'ministries of a continent',
      path: '/africa',
      query: registry('{ continent: AFRICA, hasGraduate: true }'),
    },
    { what: 'map of the ministries', path: '/map', query: MAP },
  ],
};

/** How alumni are found and the registry of their ministries, against their hand-written ceilings, in a large college and a smaller one. */
export async function main(): Promise<void> {
  for (const seed of ['demo:10', 'demo:100']) await measure(seed);
}

async function measure(seed: string): Promise<void> {
  const college = await openSettledCollege(seed, 3483);
  const cookies = await makeSessions(college.databaseUrl, ALUMNI);
  try {
    for (const [name, pages] of Object.entries(PAGES)) {
      const ceiling = await startCeiling(name, college.databaseUrl);
      try {
        for (const { what, path, query } of pages) {
          const share = await shareOf(college, {
            ceiling: { ...ceiling, url: ceiling.url + path },
            query,
            cookies,
          });
          figure(`${what}, ${seed} / ceiling`, share, '', { atLeast: 0.7 });
        }
      } finally {
        ceiling.stop();
      }
    }
  } finally {
    await college.server.stop();
  }
}
