import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import { instantOn } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';

const FOR_EVERYBODY = [
  {
    title: 'College library',
    url: 'https://library.berea.example/',
    description: 'Search the shelves of every campus and borrow by post.',
  },
  {
    title: 'Bible study tools',
    url: 'https://study.berea.example/',
    description: 'Interlinear texts, maps and a concordance.',
  },
  {
    title: 'Writing essays',
    url: 'https://writing.berea.example/guide',
    description: 'How to quote, how to cite, and how long is long enough.',
  },
];

interface LinkedGroup {
  id: string;
  regionId: string;
  campus: string;
  name: string;
}

/** As an address has it: second-year-day-autumn-2026. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Three pages for everybody, and the timetable of each class of now. */
export async function seedLinks(demo: Demo, groups: readonly LinkedGroup[]): Promise<void> {
  const random = demo.random.branch('links');
  const createdAt = instantOn(demo.today, 7);
  const rows = [
    ...FOR_EVERYBODY.map((link) => ({ ...link, groupId: null, regionId: null })),
    ...groups.map(({ id, regionId, campus, name }) => ({
      title: 'Timetable',
      url: `https://timetable.berea.example/${slugOf(campus)}/${slugOf(name)}`,
      description: 'Rooms and hours of this term.',
      groupId: id,
      regionId,
    })),
  ].map((link) => ({ ...link, id: random.id(createdAt), createdAt }));
  await bulkInsert(demo.client, 'link', rows);
}
