import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { academicYear } from '#slices/people/server/demo/people-plan.demo.ts';
import { dayOf } from '#kit/demo/days.ts';
import { College } from '#testing/college.ts';
import { writeDemoMap } from '#slices/exams/server/api.ts';
import { hashPassword } from '#slices/sign-in/server/api.ts';
import { issueDemoTranscript } from '#slices/transcripts/server/api.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { keepDemoCurrent } from './keep-demo-current.ts';
import { seedDemo } from './seed-demo.ts';

/** What the outside of the program promises about each account (contract: demo accounts). */
interface Promised {
  roles: string[];
  regions: string[];
  regionRoles?: Record<string, string[]>;
  groups?: string[];
  termsAccepted?: boolean;
  isAlumni?: boolean;
  showAlumniWelcome?: false | null;
}

const { intake } = academicYear(dayOf(new Date()));
const firstYearDay = `First Year Day · ${intake}`;
const firstYearEvening = `First Year Evening · ${intake}`;
const secondYearDay = `Second Year Day · ${intake}`;
const secondYearEvening = `Second Year Evening · ${intake}`;
const freeCourse = 'Foundations of Faith, free online course';
const everywhere = ['US-Colorado', 'GB-Walsall', 'ID-Jakarta', 'US-Woodland-Park'];
const adminOf = (...slugs: string[]) => Object.fromEntries(slugs.map((slug) => [slug, ['admin']]));

const PROMISED: Record<string, Promised> = {
  student: { roles: ['user'], regions: ['US-Colorado'], groups: [freeCourse, secondYearDay] },
  freshman: { roles: ['user'], regions: ['US-Colorado'], groups: [firstYearEvening] },
  companion: { roles: ['user'], regions: ['ID-Jakarta'], groups: [`Bible School by Phone · ${intake}`] },
  newcomer: { roles: ['user'], regions: ['US-Colorado'], groups: [firstYearDay], termsAccepted: false },
  facilitator: { roles: ['user'], regions: ['US-Colorado'] },
  manager: {
    roles: ['user', 'manager'],
    regions: ['US-Colorado'],
    regionRoles: { 'US-Colorado': ['manager', 'attendanceAdmin'] },
  },
  'manager.uk': {
    roles: ['user', 'manager'],
    regions: ['GB-Walsall'],
    regionRoles: { 'GB-Walsall': ['manager', 'attendanceAdmin'] },
  },
  dean: { roles: ['user'], regions: ['US-Colorado'], regionRoles: { 'US-Colorado': ['dean'] } },
  admin: { roles: ['user', 'admin'], regions: everywhere, regionRoles: adminOf(...everywhere) },
  reports: { roles: ['user', 'reportsAdmin'], regions: everywhere },
  superadmin: {
    roles: ['user', 'manager', 'admin', 'superadmin'],
    regions: ['US-Colorado', 'US-Woodland-Park'],
  },
  onlysuper: { roles: ['user', 'superadmin'], regions: ['US-Woodland-Park'] },
  alumnus: {
    roles: ['user'],
    regions: ['US-Colorado', 'US-Alumni'],
    isAlumni: true,
    showAlumniWelcome: false,
  },
  graduate: { roles: ['user'], regions: ['US-Colorado', 'US-Alumni'], isAlumni: true },
  alumniadmin: { roles: ['user', 'admin'], regions: ['US-Alumni'], regionRoles: adminOf('US-Alumni') },
  blocked: { roles: ['user'], regions: ['US-Colorado'], groups: [secondYearDay] },
  owing: { roles: ['user'], regions: ['US-Colorado'], groups: [secondYearEvening] },
};

const CURRENT_USER = `query currentUser { currentUser {
  roles termsAccepted isAlumni showAlumniWelcome
  regions { slug } regionRoles { slug roleNames } groups { name archived } } }`;

interface CurrentUser {
  roles: string[];
  termsAccepted: boolean;
  isAlumni: boolean;
  showAlumniWelcome: boolean | null;
  regions: { slug: string }[];
  regionRoles: { slug: string; roleNames: string[] }[];
  groups: { name: string; archived: boolean }[];
}

describe('the demo accounts', () => {
  let college: College;

  beforeAll(async () => {
    college = await College.open();
    const digest = createHash('sha256').update(DEMO_PASSWORD).digest('hex');
    const passwordHash = await hashPassword(college.served.state.services.secrets, digest);
    await seedDemo(college.database.owner, { scale: 1, now: new Date(), passwordHash });
  });
  afterAll(() => college.close());

  test('are the seventeen that were promised, each with a label of its own', () => {
    expect(DEMO_ACCOUNTS.map(({ email }) => email)).toEqual(
      Object.keys(PROMISED).map((name) => `${name}@berea.test`),
    );
    expect(new Set(DEMO_ACCOUNTS.map(({ label }) => label)).size).toBe(DEMO_ACCOUNTS.length);
  });

  test.each(Object.entries(PROMISED))(
    '%s signs in with the demo password and has exactly its roles, regions and groups',
    async (name, promised) => {
      const browser = college.visitor();
      await browser.logIn(`${name}@berea.test`, DEMO_PASSWORD);
      const { data } = await browser.call(CURRENT_USER);
      const user = data?.['currentUser'] as CurrentUser;
      expect({
        ...user,
        regions: user.regions.map(({ slug }) => slug),
        regionRoles: Object.fromEntries(user.regionRoles.map(({ slug, roleNames }) => [slug, roleNames])),
        groups: user.groups.map((group) => group.name).toSorted(),
      }).toEqual({
        regionRoles: {},
        groups: [],
        termsAccepted: true,
        isAlumni: false,
        showAlumniWelcome: null,
        ...promised,
      });
    },
  );

  test('the student has an official transcript that is genuine, and a question shows a map', async () => {
    const { appPool, services } = college.served.state;
    const tools = { db: openDatabase(appPool, WHOLE_COLLEGE), services, earlierTries: 0 };
    const { rows: queued } = await college.database.owner.query<{ payload: never }>(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = $1`,
      [issueDemoTranscript.name],
    );
    // Twice, as by a server that was killed in between.
    for (const { payload } of [...queued, ...queued]) await issueDemoTranscript.run(payload, tools);
    await writeDemoMap.run({}, tools);
    const { rows } = await college.database.owner.query<{ code: string; imageId: string }>(
      `select i.verify_code as code, v.image_id as "imageId" from transcript_issue i
       join person p on p.id = i.person_id and p.email = 'student@berea.test'
       cross join question_version v where v.image_id is not null`,
    );
    expect(rows).toHaveLength(1);
    const verified = await college
      .visitor()
      .call(`query verifyTranscript($code: String!) { verifyTranscript(code: $code) { standing } }`, {
        code: rows[0]?.code,
      });
    expect(verified.data).toEqual({ verifyTranscript: { standing: 'GENUINE' } });
    expect(await services.store.head(`question-images/${rows[0]?.imageId}.webp`)).not.toBeNull();
  });

  test('a user who holds manager or admin in a region holds it in the global list too', async () => {
    const { rows } = await college.database.owner.query(
      `select p.email from region_role r join person p on p.id = r.person_id, unnest(r.role_names) role
       where role in ('manager', 'admin', 'reportsAdmin') and not role = any (p.roles)`,
    );
    expect(rows).toEqual([]);
  });

  test('between them were told of each kind of thing that happens in it', async () => {
    const { rows } = await college.database.owner.query<{ name: string }>(
      `select d.name from notification_definition d where not exists (
         select from notification n join person p on p.id = n.person_id and p.email like '%@berea.test'
         where n.definition_id = d.id) order by 1`,
    );
    expect(rows).toEqual([]);
  });

  test('managers find evaluations in every state, the student one to read, and forms in several languages (HOURS-05)', async () => {
    const { owner } = college.database;
    const statesOf = async (email: string, whose: string) => {
      const { rows } = await owner.query<{ state: string }>(
        `select distinct case when replied_at is not null then 'replied' when acknowledged_at is not null then 'read'
           else lower(e.status) end as state
         from evaluation e join person p on p.email = $1 and ${whose} order by 1`,
        [email],
      );
      return rows.map(({ state }) => state);
    };
    expect(await statesOf('manager.uk@berea.test', 'e.region_id = any (p.region_ids)')).toEqual([
      'draft',
      'published',
      'read',
      'replied',
    ]);
    expect(await statesOf('student@berea.test', 'p.id = e.student_id')).toEqual([
      'published',
      'read',
      'replied',
    ]);
    const { rowCount } = await owner.query(
      `select from evaluation_form_version
       where names ?& array['en', 'de_DE', 'fr_FR'] and criteria -> 0 -> 'labels' ?& array['en', 'de_DE']`,
    );
    expect(rowCount).toBeGreaterThan(1);
    const { rows } = await owner.query<Record<string, boolean>>(
      `select exists (select from evaluation e join evaluation o using (student_id, form_id, day)
           where e.evaluator_id < o.evaluator_id) as several,
         exists (select from evaluation e join evaluation_form_version v on v.id = e.form_version_id where v.number = 1
           and exists (select from evaluation_form_version n where n.form_id = v.form_id and n.number = 2)) as versions,
         exists (select from evaluation_form_version where criteria -> 0 -> 'threes' ? 'de_DE') as worded,
         exists (select from audit where action = 'publishEvaluation') as told`,
    );
    expect(rows).toEqual([{ several: true, versions: true, worded: true, told: true }]);
  });

  test('the college does well: every group has sat and handed in, nine of ten courses are passed, third-years graduate', async () => {
    const read = async (query: string) =>
      (await college.database.owner.query<Record<string, unknown>>(query)).rows;
    expect(
      await read(
        `select g.name from student_group g where not exists (select from exam_attempt a where a.group_id = g.id)
           or not exists (select from submission s where s.group_id = g.id and s.submitted_at is not null)`,
      ),
    ).toEqual([]);
    const [results] = await read(
      `select avg((state = 'PASSED')::integer)::real as passed, count(distinct person_id) filter (where state = 'FAILED')::integer as struggling
       from course_result`,
    );
    expect(results?.['passed']).toBeGreaterThan(0.87);
    expect(results?.['struggling']).toBeGreaterThan(40);
    const [thirdYears] = await read(
      `select avg((passed >= core_to_graduate)::integer)::real as ready from site_settings, (
         select m.person_id, count(distinct c.id) filter (where r.state = 'PASSED' and c.kind = 'CORE') as passed
         from group_member m join student_group g on g.id = m.group_id and g.study_year = 3 and m.last_day is null
         left join course_result r on r.person_id = m.person_id left join course c on c.id = r.course_id
         group by 1) one`,
    );
    expect(thirdYears?.['ready']).toBeGreaterThan(0.85);
    expect(
      await read(
        `select c.code from course_result r join person p on p.id = r.person_id and p.email = 'student@berea.test'
         join course c on c.id = r.course_id where r.state <> 'PASSED'`,
      ),
    ).toEqual([{ code: 'LF 104' }]);
  });

  test('every group has rolls of classes, also the archived, the free one and that of the companion app; by day one runs on each campus', async () => {
    const read = async (query: string) => (await college.database.owner.query(query)).rows as unknown[];
    const untaken = `select name from student_group g where not exists (
      select from class_session s where s.group_id = g.id and s.roll_taken_at is not null)`;
    expect(await read(untaken)).toEqual([]);
    const idle = `select slug from region r where type = 'CAMPUS' and extract(hour from now() at time zone r.time_zone) between 9 and 17
      and not exists (select from class_session s where s.region_id = r.id and now() between s.starts_at and s.ends_at)`;
    expect(await read(idle)).toEqual([]);
  });

  test('started on a later day, also one without classes, the college has one running by day, and none at night', async () => {
    const { owner } = college.database;
    const { rows } = await owner.query<{ noon: Date; night: Date }>(
      `select at as noon, at + interval '15 hours' as night from (select (date_trunc('week', now() at time zone r.time_zone)
         + interval '12 days 12 hours') at time zone r.time_zone as at from region r where r.slug = 'US-Colorado') saturday`,
    );
    const runningAt = async (at: Date | undefined) =>
      (
        await owner.query(
          `select s.room from class_session s join region r on r.id = s.region_id
           where r.slug = 'US-Colorado' and $1 >= s.starts_at and $1 < s.ends_at`,
          [at],
        )
      ).rows as unknown[];
    const [{ noon, night } = {}] = rows;
    for (const at of [noon, noon, night]) if (at) await keepDemoCurrent(owner, at);
    expect(await runningAt(noon)).toEqual([{ room: 'Chapel' }]);
    expect(await runningAt(night)).toEqual([]);
  });

  test('nobody teaches two classes at once, and the facilitator teaches a handful of courses on one campus', async () => {
    const { rows } = await college.database.owner.query(
      `select a.id from class_session a join class_session b on a.teacher_id = b.teacher_id and a.id < b.id
         and a.starts_at < b.ends_at and b.starts_at < a.ends_at
         where a.room is distinct from 'Chapel' and b.room is distinct from 'Chapel'`,
    );
    expect(rows).toEqual([]);
    const { rows: others } = await college.database.owner.query(
      `select distinct c.code, g.name, r.name as campus from class_session s join course c on c.id = s.course_id
         join student_group g on g.id = s.group_id join region r on r.id = s.region_id join teacher t on t.id = c.teacher_id
         where s.teacher_id is distinct from c.teacher_id and (t.region_id = s.region_id
           or exists (select from teacher_region given where given.teacher_id = t.id and given.region_id = s.region_id))`,
    );
    // Who a course names also teaches it, on every campus on which they do.
    expect(others).toEqual([]);
    const browser = college.visitor();
    await browser.logIn('facilitator@berea.test', DEMO_PASSWORD);
    const { data } = await browser.call('query own { ownCourseOfferings { _id regionId lastDay } }');
    const own = data?.['ownCourseOfferings'] as { regionId: string; lastDay: string }[];
    const ofNow = own.filter(({ lastDay }) => lastDay >= dayOf(new Date()));
    expect(new Set(own.map(({ regionId }) => regionId)).size).toBe(1);
    expect(ofNow.length).toBeGreaterThan(1);
    // A few of their own, and those of the class they look after.
    expect(ofNow.length).toBeLessThan(20);
  });
});
