import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from '#apps/server/schema.ts';
import { publicAddress } from '#slices/ministries/rules/public-address.ts';
import { MinistryDesk, type Kept } from '#slices/ministries/server/testing/ministry-desk.ts';
import type { Browser } from '#testing/browser.ts';
import { College, type TestPerson } from '#testing/college.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';
import { questionsAbout } from '#testing/matrix/questions.ts';
import { collectSlices, type Target } from '#testing/matrix/slice-matrix.ts';
import { makeTable, type Table } from '#testing/matrix/table.ts';
import { call } from '#testing/matrix/writing.ts';

// Alumni decide what others learn about them. Here everything they do not show is planted as words that occur nowhere else, and
// every answer that can be had about alumni and their ministries is searched for them.

const SLICES = ['alumni', 'alumni-contact', 'alumni-classes', 'ministries'];

/** What its owner does not show to others, and nobody looks after either. */
const FOR_NOBODY = {
  contactEmail: 'contactzulu@example.org',
  phone: '+1 719 555 0199',
  about: 'aboutzulu',
  homePage: 'homezulu',
  latitude: '38.6173',
  longitude: '-97.6543',
  message: 'messagezulu',
};
/** What those know who look after the alumni, and nobody else. */
const FOR_ADMINS = {
  email: 'emailzulu@example.org',
  location: 'locationzulu',
  gradPlace: 'placezulu',
  adminNote: 'notezulu',
  waiting: 'waitingzulu',
  refused: 'refusedzulu',
  comments: 'commentszulu',
  hidden: 'hiddenzulu',
};
/** What another alumnus shows: the same questions find it. */
const SHOWN = {
  phone: '+1 719 555 0111',
  about: 'aboutyankee',
  homePage: 'homeyankee',
  email: 'emailyankee@example.org',
  location: 'locationyankee',
  gradPlace: 'placeyankee',
  contactEmail: 'contactyankee@example.org',
};

let college: College;
let desk: MinistryDesk;
let table: Table;
let zoe: TestPerson;
let ids: string[];
let listings: Kept[];
const readers = new Map<string, Browser>();

const query = (text: string, ...values: unknown[]) =>
  college.database.owner.query<{ id: string }>(text, values);

async function alumnusWith(facts: Record<keyof typeof SHOWN, string>, isShown: boolean) {
  const browser = await college.signedIn({
    firstName: isShown ? 'Yan' : 'Zoe',
    email: facts.email,
    regionIds: [desk.regionId],
    graduatedOn: '2019-06-01',
  });
  const { id } = browser.person;
  await query(
    `update person set location = $2, home_page = 'https://' || $3 || '.example', graduation_place = $4 where id = $1`,
    id,
    facts.location,
    facts.homePage,
    facts.gradPlace,
  );
  await query(`insert into phone (person_id, kind, number) values ($1, 'MOBILE', $2)`, id, facts.phone);
  await query(
    `insert into alumni_profile (person_id, about, shows_year, shows_place, shows_location, shows_about, shows_home_page,
       shows_email, shows_phone) values ($1, $2, $3, $3, $3, $3, $3, $3, $3)`,
    id,
    facts.about,
    isShown,
  );
  return browser;
}

beforeAll(async () => {
  const all = await collectSlices();
  table = makeTable(all.filter(({ path }) => SLICES.includes(path.split('/')[1] ?? '')));
  // Of everybody, not of the one whom the matrix aims at.
  table = { ...table, asks: new Map([...table.asks].filter(([field]) => field !== 'Query.alumnus')) };
  college = await College.open();
  liftRateLimits(college.served.state);
  desk = await MinistryDesk.open(college);
  const campus = await college.region();
  const owner = await alumnusWith({ ...FOR_ADMINS, ...FOR_NOBODY }, false);
  const open = await alumnusWith(SHOWN, true);
  zoe = owner.person;
  const place = {
    latitude: Number(`${FOR_NOBODY.latitude}7`),
    longitude: Number(`${FOR_NOBODY.longitude}3`),
  };
  const listed = { ...place, isPublic: true, contactEmail: FOR_NOBODY.contactEmail };
  const kitchen = await desk.approved(owner, listed);
  await desk.change(desk.admin, 'noteOnMinistry', kitchen._id, {
    adminNote: FOR_ADMINS.adminNote,
    noteRead: '',
  });
  await desk.update(owner, kitchen, { ...listed, description: FOR_ADMINS.waiting });
  const refused = await desk.create(owner, { name: FOR_ADMINS.refused, isPublic: true });
  await desk.decide(desk.admin, await desk.said(refused._id), 'REFUSED', {
    adminComments: FOR_ADMINS.comments,
  });
  const hidden = await desk.approved(owner, { name: FOR_ADMINS.hidden, isPublic: true });
  await desk.change(owner, 'hideMinistry', hidden._id, { isHidden: true });
  const shown = { contactEmail: SHOWN.contactEmail, showsContactEmail: true, isPublic: true };
  listings = [kitchen, refused, hidden, await desk.approved(open, shown)];
  const sent = await owner.call(
    `mutation s($messageId: ID!, $recipientId: ID!, $message: String!) {
      sendAlumniMessage(messageId: $messageId, recipientId: $recipientId, message: $message) { _id } }`,
    { messageId: randomUUID(), recipientId: open.person.id, message: FOR_NOBODY.message },
  );
  if (sent.errors.length > 0) throw new Error('The message was not sent.');
  const known = await query(
    `select id from person union all select id from region union all select id from ministry
     union all select id from ministry_version union all select id from ministry_decision union all select id from alumni_message`,
  );
  ids = known.rows.map(({ id }) => id);
  readers.set('a visitor', college.visitor());
  readers.set('a student', await college.signedIn({ regionIds: [campus.id] }));
  readers.set(
    'an admin of a campus',
    await college.signedIn({
      roles: ['user', 'admin'],
      regionIds: [campus.id],
      regionRoles: [{ regionId: campus.id, roleNames: ['admin'] }],
    }),
  );
  readers.set('another alumnus', await desk.alumnus());
  readers.set('an alumnus who shows everything', open);
  readers.set('who looks after the alumni', desk.admin);
});
afterAll(() => college.close());

/** All answers to all questions with all ids, and with every secret as what is searched for. */
async function everythingSaidTo(browser: Browser): Promise<string[]> {
  const target = { name: 'own', id: () => undefined, text: () => undefined, ids: () => ids, next: () => 1 };
  const topic = { target: target as unknown as Target, ids, mayLead: () => true };
  const answers: string[] = [];
  for (const { document, variables } of questionsAbout(schema, table, topic))
    answers.push((await browser.call(document, { ...variables })).text);
  for (const secret of Object.values({ ...FOR_NOBODY, ...FOR_ADMINS }))
    answers.push(
      (await browser.call(SEARCH, { search: secret })).text.replaceAll(zoe.id, `${zoe.id} by ${secret}`),
    );
  return answers;
}

const SEARCH = `query search($search: String!) {
  byName: alumniToContact(search: $search) { rows { _id } }
  byPlace: alumniToContact(place: $search) { rows { _id } }
  listedMinistries(filter: { search: $search }) { rows { _id ownerId } }
  possibleOwners(search: $search) { _id } }`;

async function everyPublicPage(): Promise<string[]> {
  const secrets = Object.values({ ...FOR_NOBODY, ...FOR_ADMINS });
  const paths = [
    '/ministries',
    '/sitemap.xml',
    '/robots.txt',
    '/ministries?country=US&lang=de_DE',
    ...listings.flatMap(({ _id: id, name }) => {
      const path = publicAddress({ id, name });
      return [path, `${path}/contact`, `${publicAddress({ id, name: 'else' })}?lang=zh_TW`];
    }),
  ];
  const read = async (path: string) => (await college.visitor().fetch(path)).text();
  const found = await Promise.all(
    secrets.map((secret) => read(`/ministries?q=${encodeURIComponent(secret)}`)),
  );
  // What was typed stands in the form; nothing may be found by it.
  const searched = found.map((page, index) => page.replaceAll(secrets[index] ?? '', ''));
  for (const page of searched) expect(page).toContain('No ministries match');
  return [...searched, ...(await Promise.all(paths.map(read)))];
}

const secretsIn = (answers: readonly string[], secrets: readonly string[]) =>
  secrets.filter((secret) => answers.some((answer) => answer.includes(secret)));

test(
  'nobody learns from the API what an alumnus does not show, or finds them by it',
  { timeout: 60_000 },
  async () => {
    const secrets = [SHOWN, FOR_ADMINS, FOR_NOBODY].flatMap((each) => Object.values(each));
    for (const [reader, browser] of readers) {
      const isAdmin = browser === desk.admin;
      const isLetIn = isAdmin || reader.includes('alumnus');
      const answers = await everythingSaidTo(browser);
      // What is shown is found by the same questions, or they would prove nothing.
      const mayKnow = [
        ...(isLetIn ? Object.values(SHOWN) : []),
        ...(isAdmin ? Object.values(FOR_ADMINS) : []),
      ];
      expect([reader, secretsIn(answers, [...secrets, `${zoe.id} by`])]).toEqual([reader, mayKnow]);
    }
  },
);

test('no public page holds any of it', async () => {
  const pages = await everyPublicPage();
  const { contactEmail, ...ofOwner } = SHOWN;
  const secrets = [
    ...Object.values(FOR_NOBODY),
    ...Object.values(FOR_ADMINS),
    ...Object.values(ofOwner),
    zoe.id,
  ];
  expect(secretsIn(pages, secrets)).toEqual([]);
  expect(secretsIn(pages, [contactEmail])).toEqual([contactEmail]);
});

/** The answers to all changes, with each of these ids in every place for one. Most are refused; what is not tells of its record. */
async function everythingAnsweredTo(browser: Browser, about: readonly string[]): Promise<string[]> {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const answers: string[] = [];
  for (const id of about)
    for (const field of mutations)
      for (const { at } of table.writes.get(field.name)?.cases ?? []) {
        const target = { name: 'own', id: () => id, text: () => 'Proof', ids: () => [id], next: () => 1 };
        answers.push((await call(browser, { field, variables: at(target as unknown as Target) })).text);
      }
  return answers;
}

test('nor does anybody learn it from what the API answers to changes', { timeout: 60_000 }, async () => {
  const { rows } = await query(
    `select id from ministry_version where person_id = $1 union all select id from alumni_message`,
    zoe.id,
  );
  const about = [zoe.id, ...listings.map(({ _id }) => _id), ...rows.map(({ id }) => id)];
  const secrets = [...Object.values(FOR_ADMINS), ...Object.values(FOR_NOBODY)];
  let byAdmin: string[] = [];
  for (const reader of ['a student', 'another alumnus', 'who looks after the alumni']) {
    const browser = readers.get(reader) ?? college.visitor();
    const learned = secretsIn(await everythingAnsweredTo(browser, about), secrets);
    const isAdmin = browser === desk.admin;
    const mayKnow: readonly string[] = isAdmin ? Object.values(FOR_ADMINS) : [];
    if (isAdmin) byAdmin = learned;
    expect([reader, learned.filter((secret) => !mayKnow.includes(secret))]).toEqual([reader, []]);
  }
  // Who decides and writes notes is answered with what they work on, or the calls would prove nothing.
  expect(byAdmin).toEqual(expect.arrayContaining([FOR_ADMINS.waiting, FOR_ADMINS.hidden]));
});
