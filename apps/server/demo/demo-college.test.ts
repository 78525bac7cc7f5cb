import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { fingerprint } from '#testing/fingerprint.ts';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';
import { LOCALES } from '#kit/messages/locales.ts';
import { CONTINENTS, countriesOf } from '#slices/ministries/rules/countries.ts';
import { seedDemo, type SeedOptions } from './seed-demo.ts';

const TODAY = '2026-11-15';
const now = new Date(`${TODAY}T10:00:00Z`);
const options: SeedOptions = { scale: 1, now, passwordHash: 'pepper:hash' };
let database: TestDatabase;
let didSeed: boolean[];

/** Two servers start at once. */
beforeAll(async () => {
  database = await testDatabase();
  didSeed = await Promise.all([seedDemo(database.owner, options), seedDemo(database.owner, options)]);
});
afterAll(() => database.drop());

const all = async (query: string): Promise<Record<string, unknown>[]> =>
  (await database.owner.query<Record<string, unknown>>(query)).rows;

test('seeding by two servers at once happens once, and gives the same college of a thousand people as another time, down to the ids', async () => {
  expect(didSeed.filter(Boolean)).toHaveLength(1);
  expect(await all('select count(*)::integer as people from person')).toEqual([{ people: 1_000 }]);
  const other = await testDatabase();
  onTestFinished(() => other.drop());
  await seedDemo(other.owner, options);
  expect(await fingerprint(database)).toEqual(await fingerprint(other));
});

test('the regions are three campuses in three currencies, an office, the alumni and two for the software', async () => {
  const inColorado = { zone: 'NORTH_AMERICA', currency: 'USD', time_zone: 'America/Denver' };
  expect(await all('select slug, type, zone, currency, time_zone from region order by slug')).toEqual([
    { slug: 'GB-Walsall', type: 'CAMPUS', zone: 'EUROPE', currency: 'GBP', time_zone: 'Europe/London' },
    { slug: 'ID-Jakarta', type: 'CAMPUS', zone: 'ASIA_PACIFIC', currency: 'IDR', time_zone: 'Asia/Jakarta' },
    { slug: 'US-Alumni', type: 'OFFICE', ...inColorado },
    { slug: 'US-Colorado', type: 'CAMPUS', ...inColorado },
    { slug: 'US-Woodland-Park', type: 'OFFICE', ...inColorado },
    { slug: '_AppTestingGroup', type: 'OFFICE', zone: 'SYSTEM', currency: 'USD', time_zone: 'UTC' },
    { slug: '_Default', type: 'OFFICE', zone: 'SYSTEM', currency: 'USD', time_zone: 'UTC' },
  ]);
});

test('every region counts as many people as belong to it', async () => {
  const regions = await all(
    `select user_count, (select count(*)::integer from person_region pr where pr.region_id = r.id) as members
     from region r order by slug`,
  );
  expect(regions.map(({ user_count }) => user_count)).toEqual(regions.map(({ members }) => members));
  expect(regions.filter(({ user_count }) => Number(user_count) > 100)).toHaveLength(4);
});

test('most students have a mobile number and the staff a desk, at numbers that reach nobody', async () => {
  const phones = await all('select kind, number from phone');
  const numbers = phones.map(({ number }) => String(number));
  expect(new Set(phones.map(({ kind }) => kind))).toEqual(new Set(['MOBILE', 'WORK']));
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers.filter((number) => !/^\+(1 719 555 01|44 7700 900|62 855 0000 )/.test(number))).toEqual([]);
});

test('everybody has an address of their own, under a domain that reaches nobody', async () => {
  const emails = (await all('select email from person')).map(({ email }) => String(email));
  expect(new Set(emails).size).toBe(emails.length);
  expect(emails.filter((email) => !/@(example\.(org|com|net)|[\w.]+\.(example|test))$/.test(email))).toEqual(
    [],
  );
});

test('nobody is called by a number', async () => {
  const names = (await all('select first_name, last_name from person')).flatMap(Object.values) as string[];
  expect(names.filter((name) => !/^\p{L}[\p{L}’-]+$/u.test(name))).toEqual([]);
});

test('every class of this year has members, and only groups of two years ago are archived, one free and one for the companion app', async () => {
  const groups = await all(
    `select g.name, g.archived_at is not null as archived, g.open_for_sign_up as free, g.companion_app as companion,
       count(m.person_id) filter (where m.last_day is null)::integer as members
     from student_group g left join group_member m on m.group_id = g.id group by g.id`,
  );
  const running = groups.filter(({ name }) => String(name).includes('Autumn 2026'));
  expect(running).toHaveLength(3 * 3 * 2 + 1);
  expect(running.filter(({ members }) => Number(members) < 4)).toEqual([]);
  const archived = groups.filter((group) => group['archived']).map(({ name }) => String(name));
  expect(archived.filter((name) => !name.endsWith('Autumn 2024'))).toEqual([]);
  expect(archived).toHaveLength(3 * 2 + 1);
  expect(groups.filter(({ free }) => free)).toMatchObject([
    { name: 'Foundations of Faith, free online course' },
  ]);
  expect(groups.filter(({ companion }) => companion)).toMatchObject([
    { name: 'Bible School by Phone · Autumn 2026' },
  ]);
});

test('a user who is in a group belongs to the group’s region', async () => {
  expect(
    await all(
      `select p.email from group_member m join person p on p.id = m.person_id
       where not m.region_id = any (p.region_ids)`,
    ),
  ).toEqual([]);
});

test('a second-year student was in the first year before', async () => {
  const rows = await all(
    `select p.email from group_member m join student_group g on g.id = m.group_id join person p on p.id = m.person_id
     where g.study_year = 2 and m.last_day is null and not exists (
       select 1 from group_member e join student_group f on f.id = e.group_id
       where e.person_id = p.id and f.study_year = 1 and f.session = g.session and e.last_day < m.first_day)`,
  );
  expect(rows).toEqual([]);
});

test('exactly those who graduated belong to the alumni, besides who looks after them', async () => {
  expect(
    await all(
      `select p.email from person p join region r on r.slug = 'US-Alumni'
       where (p.graduated_on is not null) is distinct from (r.id = any (p.region_ids))`,
    ),
  ).toEqual([{ email: 'alumniadmin@berea.test' }]);
});

test('who never confirmed an address has no password and has agreed to nothing', async () => {
  const [row] = await all(
    `select count(*)::integer as people, count(password_hash)::integer as passwords,
       count(terms_version)::integer as agreed, count(email_verified_at)::integer as confirmed
     from person where status = 'UNVERIFIED'`,
  );
  expect(row).toMatchObject({ passwords: 0, agreed: 0, confirmed: 0 });
  expect(row?.['people']).toBeGreaterThan(5);
});

test('registrations that would be swept away are not among them', async () => {
  expect(
    await all(
      `select email from person where status = 'UNVERIFIED' and created_by is null
       and created_at < date '${TODAY}' - 30`,
    ),
  ).toEqual([]);
});

test('the settings name the college and who looks after the alumni', async () => {
  expect(
    await all(
      `select s.org_name, s.app_name, s.sender_email, r.slug as alumni_region, g.slug as global_region, p.email as alumni_admin
       from site_settings s join region r on r.id = s.alumni_region_id join region g on g.id = s.global_region_id
       join person p on p.id = s.alumni_admin_id`,
    ),
  ).toEqual([
    {
      org_name: 'Berea Bible College',
      app_name: 'eCharis',
      sender_email: 'no-reply@berea.test',
      alumni_region: 'US-Alumni',
      global_region: '_Default',
      alumni_admin: 'alumniadmin@berea.test',
    },
  ]);
});

test('the legal pages are public and have in every language a body of headings, paragraphs and lists', async () => {
  const bodies = await all(
    `select d.title, b.locale, b.content from document d join document_body b on b.document_id = d.id
     where d.is_public and d.published order by 1, 2`,
  );
  for (const page of ['privacy', 'terms']) {
    const languages = bodies.filter(({ title }) => title === page).map(({ locale }) => locale);
    expect(new Set(languages)).toEqual(new Set(LOCALES));
  }
  const tags = bodies.flatMap(({ content }) => String(content).match(/<[^>]*>/g) ?? []);
  expect([...new Set(tags)].toSorted()).toEqual(
    ['</h2>', '</li>', '</p>', '</ul>', '<h2>', '<li>', '<p>', '<ul>'].toSorted(),
  );
});

test('besides them there are the handbook and one draft', async () => {
  expect(await all('select title, published from document where not is_public order by published')).toEqual([
    { title: 'Chapel rota, spring term', published: false },
    { title: 'Student handbook', published: true },
  ]);
});

test('each currency has a rate for every one of the last 24 months', async () => {
  expect(
    await all(
      `select currency, count(*)::integer as months, min(year * 100 + month) as first, max(year * 100 + month) as last
       from forex_rate group by 1 order by 1`,
    ),
  ).toEqual([
    { currency: 'EUR', months: 24, first: 202412, last: 202611 },
    { currency: 'GBP', months: 24, first: 202412, last: 202611 },
    { currency: 'IDR', months: 24, first: 202412, last: 202611 },
  ]);
});

test('of the exams some are over, some are open and some are still to come, for a class of now', async () => {
  const [row] = await all(
    `select count(*) filter (where s.deadline < t.now)::integer as over,
       count(*) filter (where t.now between s.opens_at and s.deadline)::integer as open,
       count(*) filter (where s.deadline between t.now and t.now + interval '48 hours')::integer as tomorrow,
       count(*) filter (where s.opens_at > t.now)::integer as later
     from exam_group s cross join (select timestamptz '${TODAY}T10:00:00Z' as now) t
     join group_member m on m.group_id = s.group_id and m.last_day is null
     join person p on p.id = m.person_id and p.email = 'student@berea.test'`,
  );
  expect(row).toEqual({ over: 2, open: 3, tomorrow: 1, later: 2 });
});

test('nobody has sat an exam in the future, beyond what is allowed or again after passing', async () => {
  expect(
    await all(
      `select a.id from exam_attempt a where a.ended_at > '${TODAY}T10:00:00Z' or a.number > 2 or exists (
         select 1 from exam_attempt e where e.exam_id = a.exam_id and e.person_id = a.person_id
         and e.number < a.number and e.passed)`,
    ),
  ).toEqual([]);
});

test('what was reached is spread, some passed at the second attempt, some were late, some left', async () => {
  const [row] = await all(
    `select count(*)::integer as attempts, count(distinct score)::integer as scores,
       count(*) filter (where passed)::integer as passed, count(*) filter (where number = 2 and score = 7000)::integer as retaken,
       count(*) filter (where ended_at > deadline)::integer as late, count(*) filter (where ending = 'LEFT_PAGE')::integer as left
     from exam_attempt`,
  );
  expect(row?.['attempts']).toBeGreaterThan(800);
  expect(row?.['scores']).toBeGreaterThan(15);
  expect(Number(row?.['passed']) / Number(row?.['attempts'])).toBeGreaterThan(0.6);
  for (const kind of ['retaken', 'late', 'left']) expect(row?.[kind]).toBeGreaterThan(3);
});

test('the student passed at the second attempt and waits for an essay, and a user has used up all attempts', async () => {
  expect(
    await all(
      `select p.email, c.code, array_agg(a.score order by a.number) as scores from exam_attempt a
       join person p on p.id = a.person_id join exam e on e.id = a.exam_id join course c on c.id = e.course_id
       where (p.email, c.code) in (('student@berea.test', 'BI 201'), ('student@berea.test', 'MN 201'), ('blocked@berea.test', 'BI 202'))
       group by 1, 2 order by 1, 2`,
    ),
  ).toEqual([
    { email: 'blocked@berea.test', code: 'BI 202', scores: [expect.any(Number), expect.any(Number)] },
    { email: 'student@berea.test', code: 'BI 201', scores: [expect.any(Number), 7000] },
    { email: 'student@berea.test', code: 'MN 201', scores: [null] },
  ]);
});

test('there are two years of news in three languages, of which some get a picture, and one post each that is to come and a draft', async () => {
  const [news] = await all(
    `select count(distinct date_trunc('month', publish_at))::integer as months,
       bool_and(texts ?& '{en,es_MX,de_DE}') as "inThree",
       count(*) filter (where publish_at > '${options.now.toISOString()}')::integer as scheduled,
       count(*) filter (where publish_at is null)::integer as drafts
     from news_post`,
  );
  expect(news).toEqual({ months: 25, inThree: true, scheduled: 1, drafts: 1 });
  const drawn = await all(
    `select count(distinct post.id)::integer as posts from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id,
     lateral json_array_elements_text(j.payload -> 'postIds') post (id)
     where t.identifier = 'drawDemoPicture'`,
  );
  expect(Number(drawn[0]?.['posts'])).toBeGreaterThan(20);
});

test('staff who look after attendance and hours find leave requests, explanations and hours in every state (HOURS-04)', async () => {
  const statesFor = (table: string, email = '', unless = '') =>
    all(`select t.status, count(*)::integer > 0 as some from ${table} t
      join person p on p.email = '${email}' and t.region_id = any (p.region_ids) ${unless} group by 1 order by 1`);
  const some = (...statuses: string[]) => statuses.map((status) => ({ status, some: true }));
  for (const email of ['manager@berea.test', 'manager.uk@berea.test'])
    expect(await statesFor('absence_explanation', email)).toEqual(some('EXCUSED', 'EXPLAINED', 'PENDING'));
  for (const [email, unless] of [['manager.uk@berea.test'], ['student@berea.test', 'and p.id = t.person_id']])
    expect(await statesFor('hour_entry', email, unless)).toEqual(some('CONFIRMED', 'PENDING', 'REFUSED'));
  const asked = `select string_agg(coalesce(r.answer, case when r.revoked_at is not null then 'REVOKED' when e.version <> 1 then 'CHANGED' when
      r.expires_at < '${TODAY}' then 'EXPIRED' else 'OPEN' end), ' ' order by r.asked_at desc) || (select count(*) from hour_timer) as states
    from hour_request r join hour_request_entry x on x.request_id = r.id join hour_entry e on e.id = x.entry_id`;
  expect(await all(asked)).toEqual([{ states: 'OPEN REVOKED REFUSED CONFIRMED CHANGED EXPIRED1' }]);
  expect(await statesFor('leave_request', 'admin@berea.test')).toEqual(
    some('ACKNOWLEDGED', 'APPROVED', 'PENDING', 'WITHDRAWN'),
  );
});

test('hundreds of alumni of many years have ministries on every continent, in every state', async () => {
  const [found] = await all(
    `select (select count(*) >= 300 and count(distinct extract(year from graduated_on)) >= 10 from person where graduated_on is not null) as alumni,
       count(*) >= 80 as many, count(*) filter (where m.hidden_at is not null) > 0 as hidden, count(m.offered_to) > 0 as offered,
       count(*) filter (where v.is_public) between 1 and count(*) - 1 as "someInPublic", array_agg(distinct v.country::text) as countries,
       string_agg(distinct v.status || case when s.status = 'APPROVED' and s.id <> v.id then ' after approval' else '' end, ', ') as states
     from ministry m join ministry_version v on v.id = m.current_version_id left join ministry_version s on s.id = m.shown_version_id`,
  );
  const { countries, states, ...isSo } = found as { countries: string[]; states: string };
  expect(isSo).toEqual({ alumni: true, many: true, hidden: true, offered: true, someInPublic: true });
  expect(CONTINENTS.filter((one) => !countriesOf(one).some((code) => countries.includes(code)))).toEqual([]);
  expect(states).toBe(
    'APPROVED, PENDING, PENDING after approval, REFUSED, REFUSED after approval, WITHDRAWN',
  );
});
