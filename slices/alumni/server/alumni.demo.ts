import type { Day } from '#kit/calendar/day.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import type { Demo } from '#kit/demo/demo.ts';
import type { Random } from '#kit/demo/random.ts';
import { SHOWN_AT_FIRST, SHOWS, type Shows } from '../rules/profile.ts';

const NOW_THEY = [
  'I lead the children’s work of our church.',
  'I teach at a primary school and preach now and then.',
  'My wife and I planted a church in a new suburb.',
  'I work as a nurse and lead a home group.',
  'I translate study materials for house churches.',
  'I’m a pastor in a church of about eighty.',
  'I run a street kitchen three nights a week.',
  'I look after worship and sound for two campuses.',
  'I counsel families, mostly by phone.',
  'I drive a truck, and my cab is my prayer room.',
  'I train youth leaders in our district.',
  'I visit prisoners every Tuesday.',
  'I write songs and teach guitar.',
  'I’m at home with three small children for now.',
];

const ASK_ME = [
  'Ask me about beginning small.',
  'I’d love to hear from my old class.',
  'Write to me if you come through town: we have a guest room.',
  'Ask me about fundraising, I made every mistake.',
  'I’m looking for somebody to teach Old Testament survey.',
  'Ask me about learning a language after forty.',
  'We pray on Thursdays by video. Join us!',
  'Ask me about working with teenagers.',
  'Still using my second-year notes every week.',
  'I can help with visas and papers.',
];

/** How many of a hundred alumni show each part of their profile. */
const SHOWN_BY: Readonly<Record<Shows, number>> = {
  showsYear: 94,
  showsPlace: 92,
  showsLocation: 55,
  showsPicture: 40,
  showsAbout: 90,
  showsHomePage: 70,
  showsEmail: 18,
  showsPhone: 9,
};

const DAY_MS = 86_400_000;

interface Graduate {
  id: string;
  year: number;
  created_at: Date;
  has_joined: boolean;
  is_account: boolean;
}

const graduates = async ({ client }: Demo): Promise<Graduate[]> => {
  const { rows } = await client.query<Graduate>(
    `select id, extract(year from graduated_on)::integer as year, created_at, show_alumni_welcome is false as has_joined,
       email like '%@berea.test' as is_account
     from person where graduated_on is not null order by id`,
  );
  return rows;
};

/** Those of whom the college has no classes any more graduated over ten years, and not all in the last ones. */
async function spreadOverYears({ client, today }: Demo, random: Random): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select id from person p where graduated_on < $1 and not exists (select from group_member m where m.person_id = p.id)
     order by id`,
    [`${Number(today.slice(0, 4)) - 2}-01-01`],
  );
  const latest = Number(today.slice(0, 4)) - 3;
  await client.query(
    `update person p set graduated_on = make_date(of.year, 6, 30)
     from unnest($1::uuid[], $2::integer[]) as of (id, year) where p.id = of.id`,
    [rows.map(({ id }) => id), rows.map(() => random.int(latest - 9, latest))],
  );
}

/** Alumni of many years, who say much or little about themselves; and some who were invited and have not come yet. */
export async function seedAlumni(demo: Demo, people: { alumniAdminId: string }): Promise<void> {
  const random = demo.random.branch('alumni');
  await spreadOverYears(demo, random);
  const all = await graduates(demo);
  const joined = all.filter(({ has_joined }) => has_joined);
  await bulkInsert(
    demo.client,
    'alumniProfile',
    joined.map((person) => profileOf(demo, random, person)),
  );
  await demo.client.query(
    `update person set home_page = 'https://' || replace(split_part(email, '@', 1), '.', '-') || '.example' where id = any ($1)`,
    [idsOf(joined.filter(() => random.chance(0.12)))],
  );
  const others = all.filter(({ is_account }) => !is_account);
  await demo.client.query('update person set subscribe_alumni_email = false where id = any ($1)', [
    idsOf(others.filter(() => random.chance(0.07))),
  ]);
  await seedInvitations(demo, random, {
    invited: others.filter(({ has_joined }) => !has_joined && random.chance(0.6)),
    invitedBy: people.alumniAdminId,
  });
}

const idsOf = (people: readonly Graduate[]): string[] => people.map(({ id }) => id);

function profileOf(
  demo: Demo,
  random: Random,
  { id: personId, year, created_at: createdAt, is_account }: Graduate,
) {
  const saysMuch = is_account || random.chance(0.45);
  const about = `${random.pick(NOW_THEY)} ${random.pick(ASK_ME)}`;
  const shows = Object.fromEntries(
    SHOWS.map((name) => [
      name,
      saysMuch || SHOWN_AT_FIRST[name] ? random.int(1, 100) <= SHOWN_BY[name] : false,
    ]),
  ) as Record<Shows, boolean>;
  const since = Math.max(createdAt.getTime(), Date.UTC(year, 6, 1));
  const joinedAt = new Date(Math.min(since + random.int(1, 200) * DAY_MS, demo.now.getTime() - DAY_MS));
  return {
    personId,
    about: saysMuch ? about : '',
    statedGraduatedOn: !is_account && random.chance(0.03) ? (`${year - 1}-06-28` as Day) : null,
    ...shows,
    joinedAt,
    updatedAt: joinedAt,
  };
}

interface Invitations {
  invited: readonly Graduate[];
  invitedBy: string;
}

/** Half of them lately, half before that. */
async function seedInvitations(
  demo: Demo,
  random: Random,
  { invited, invitedBy }: Invitations,
): Promise<void> {
  const batches = [12, 95].map((daysAgo) => {
    const at = new Date(demo.now.getTime() - daysAgo * DAY_MS);
    return { at, id: random.id(at) };
  });
  await bulkInsert(
    demo.client,
    'alumniInvitation',
    invited.flatMap(({ id: personId }, index) => {
      const batch = batches[index % batches.length];
      if (!batch) return [];
      const { at } = batch;
      return [
        {
          id: random.id(at),
          batchId: batch.id,
          personId,
          invitedBy,
          invitedAt: at,
          settledAt: new Date(at.getTime() + 40_000),
          isMailed: true,
        },
      ];
    }),
  );
}
