import type { Pool, PoolClient } from 'pg';
import type { DemoPerson } from '#slices/people/server/demo/people-plan.demo.ts';
import { dayOf } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { seededRandom } from '#kit/demo/random.ts';
import { seedAssignments } from '#slices/assignments/server/demo/assignments.demo.ts';
import { seedExplanations } from '#slices/absence-explanations/server/absence-explanations.demo.ts';
import { seedClassPhotos } from '#slices/alumni-classes/server/alumni-classes.demo.ts';
import { seedAlumni } from '#slices/alumni/server/alumni.demo.ts';
import { seedAlumniContact } from '#slices/alumni-contact/server/alumni-contact.demo.ts';
import { seedSchemas } from '#slices/attendance/server/demo/attendance.demo.ts';
import { seedRolls } from '#slices/attendance/server/demo/rolls.demo.ts';
import { seedTimetable } from '#slices/attendance/server/demo/timetable.demo.ts';
import { seedBankFiles } from '#slices/bank-files/server/bank-files.demo.ts';
import { seedBilling } from '#slices/billing/server/billing.demo.ts';
import { seedDues } from '#slices/dues/server/dues.demo.ts';
import { seedGroupInvoicing } from '#slices/group-invoicing/server/group-invoicing.demo.ts';
import { seedPaymentPlans } from '#slices/payment-plans/server/payment-plans.demo.ts';
import { seedSponsors } from '#slices/sponsors/server/sponsors.demo.ts';
import { forgetDemoChanges, seedCalendar } from '#slices/calendar/server/calendar.demo.ts';
import { seedCategories } from '#slices/categories/server/categories.demo.ts';
import { seedCourses } from '#slices/courses/server/demo/courses.demo.ts';
import { seedDocuments } from '#slices/documents/server/documents.demo.ts';
import { seedEvaluations } from '#slices/evaluations/server/evaluations.demo.ts';
import { seedExams } from '#slices/exams/server/demo/exams.demo.ts';
import { seedForex } from '#slices/forex/server/forex.demo.ts';
import { seedGrades } from '#slices/grades/server/demo/grades.demo.ts';
import { seedMembers } from '#slices/groups/server/demo/group-members.demo.ts';
import { seedGroupOfTeacher, seedGroupTeachers } from '#slices/groups/server/demo/group-teachers.demo.ts';
import { seedGroups } from '#slices/groups/server/demo/groups.demo.ts';
import { seedPromotionPolicies } from '#slices/groups/server/demo/promotion-policies.demo.ts';
import { seedFilms } from '#slices/lessons/server/demo/films.demo.ts';
import { seedLessons } from '#slices/lessons/server/demo/lessons.demo.ts';
import { seedHelpRequests } from '#slices/help-requests/server/help-requests.demo.ts';
import { seedHours } from '#slices/hours/server/hours.demo.ts';
import { seedServedHours } from '#slices/hours/server/served-hours.demo.ts';
import { seedLeaveRequests } from '#slices/leave-requests/server/leave-requests.demo.ts';
import { seedLinks } from '#slices/links/server/links.demo.ts';
import { seedMinistries } from '#slices/ministries/server/demo/ministries.demo.ts';
import { seedNews } from '#slices/noticeboard/server/noticeboard.demo.ts';
import { seedNotifications } from '#slices/notifications/server/notifications.demo.ts';
import { seedPeople, type DemoAccount } from '#slices/people/server/demo/people.demo.ts';
import { CAMPUS_NAMES, seedRegions } from '#slices/regions/server/regions.demo.ts';
import { seedSiteSettings } from '#slices/site-settings/server/site-settings.demo.ts';
import { seedFacilitator, seedTeachers } from '#slices/teachers/server/teachers.demo.ts';
import { seedTranscripts } from '#slices/transcripts/server/transcripts.demo.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { isEmpty } from './is-empty.ts';
import { seedHistory } from './seed-history.ts';

export interface SeedOptions {
  /** 1 makes a college of a thousand people. */
  scale: number;
  now: Date;
  /** The hash of DEMO_PASSWORD, made once by the caller. */
  passwordHash: string;
}

/** Another seed would give another college; this one is what tests and screenshots know. */
const COLLEGE_SEED = 'Acts 17:11';

/** Any number will do, as long as every server asks for the same one. */
const SEED_LOCK = 4_917_012;

/**
 * Fills an empty database with the demo college, all of it or nothing, and says whether it did. Of several servers that
 * start at once the first one does it and the others find it done.
 */
export async function seedDemo(pool: Pool, options: SeedOptions): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // A large college takes longer than a request may, and so does waiting for another server to make it.
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
    const mayFill = await isEmpty(client);
    if (mayFill) await fill(client, options);
    await client.query('commit');
    return mayFill;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** With thousands of rows: their foreign keys are checked together. */
const LARGE_TABLES = [
  'attempt_event',
  'attendance_mark',
  'class_session',
  'course_result',
  'evaluation',
  'exam_attempt',
  'grade_change',
  'hour_decision',
  'hour_entry',
  'lesson_progress',
  'news_read',
  'submission',
  'submission_file',
  'submission_version',
];

/** Each part returns what it made, and the next ones build on it. */
async function fill(client: PoolClient, options: SeedOptions): Promise<void> {
  const demo: Demo = { ...options, client, random: seededRandom(COLLEGE_SEED), today: dayOf(options.now) };
  const foreignKeys = await dropForeignKeys(client, LARGE_TABLES);
  const regions = await seedRegions(demo);
  const groups = await seedGroups(demo, regions);
  await seedSchemas(demo, groups.classes);
  const teachers = await seedTeachers(demo, regions);
  await seedGroupTeachers(demo, groups, teachers);
  const people = await seedPeople(demo, regions, DEMO_ACCOUNTS);
  const alsoIn = new Map(DEMO_ACCOUNTS.map((account) => [account.email, account.alsoIn ?? []]));
  await seedMembers(demo, groups, people, alsoIn);
  await seedSiteSettings(demo, {
    globalRegionId: regions.default.id,
    alumniRegionId: regions.alumni.id,
    alumniAdminId: idOf(people, 'alumniadmin@berea.test'),
  });
  const categories = await seedCategories(demo);
  await seedDocuments(demo, idOf(people, 'superadmin@berea.test'), categories);
  const facilitator = await seedFacilitator(demo, regions, personOf(people, 'facilitator@berea.test'));
  await seedGroupOfTeacher(demo, groups, facilitator);
  const courses = await seedCourses(demo, {
    groups: [...groups.classes, groups.freeCourse, groups.companion],
    teachers,
    facilitator,
    categories,
  });
  // Plans for what is worked out from these would be made for empty tables.
  await client.query('analyze person, group_member, student_group, course_group');
  await seedTimetable(demo);
  await client.query('analyze class_session');
  await seedRolls(demo, { studentId: idOf(people, 'student@berea.test') });
  await seedLeaveRequests(demo, { studentId: idOf(people, 'student@berea.test') });
  await seedExplanations(demo, { studentId: idOf(people, 'student@berea.test') });
  const hourNotices = await seedHours(demo, { studentId: idOf(people, 'student@berea.test') });
  await seedPromotionPolicies(demo);
  await seedServedHours(demo, { studentId: idOf(people, 'student@berea.test') });
  const evaluationNotices = await seedEvaluations(demo, { studentId: idOf(people, 'student@berea.test') });
  await seedFilms(demo, await seedLessons(demo, courses));
  await seedExams(demo, courses);
  await seedAssignments(demo, courses, { adminId: idOf(people, 'admin@berea.test') });
  const gradeNotices = await seedGrades(demo, { adminId: idOf(people, 'admin@berea.test') });
  await seedTranscripts(demo, {
    studentId: idOf(people, 'student@berea.test'),
    adminId: idOf(people, 'admin@berea.test'),
  });
  await seedBilling(demo);
  const planNotices = await seedPaymentPlans(demo);
  await seedSponsors(demo);
  await seedGroupInvoicing(demo);
  const duesNotices = await seedDues(demo, {
    adminId: idOf(people, 'admin@berea.test'),
    accountIds: DEMO_ACCOUNTS.map(({ email }) => idOf(people, email)),
  });
  await seedBankFiles(demo);
  const classesOfNow = groups.classes.filter(({ lastDay }) => lastDay === null);
  await seedLinks(demo, classesOfNow);
  await seedNews(demo, {
    campuses: [regions.colorado, regions.walsall, regions.jakarta],
    groups: classesOfNow.filter(({ studyYear, session }) => studyYear === 2 && session === 'DAY'),
    authorId: idOf(people, 'superadmin@berea.test'),
  });
  await seedCalendar(
    demo,
    CAMPUS_NAMES.map((name) => regions[name]),
    classesOfNow,
  );
  await seedForex(demo);
  const helpNotices = await seedHelpRequests(demo, {
    teacherId: idOf(people, 'facilitator@berea.test'),
    graduateId: idOf(people, 'graduate@berea.test'),
    superadminId: idOf(people, 'superadmin@berea.test'),
  });
  await seedAlumni(demo, { alumniAdminId: idOf(people, 'alumniadmin@berea.test') });
  const alumni = {
    alumnusId: idOf(people, 'alumnus@berea.test'),
    alumniAdminId: idOf(people, 'alumniadmin@berea.test'),
    alumniRegionId: regions.alumni.id,
  };
  const contactNotices = await seedAlumniContact(demo, alumni);
  const ministryNotices = await seedMinistries(demo, alumni);
  const photoNotices = await seedClassPhotos(demo, alumni);
  await seedNotifications(
    demo,
    DEMO_ACCOUNTS.map((account) => ({
      id: idOf(people, account.email),
      regionIds: account.regions.map((name) => regions[name].id),
      audience: audienceOf(account),
      looksAfterStudents: ['manager', 'admin'].some((role) =>
        (account.roles as readonly string[]).includes(role),
      ),
    })),
    [
      ...hourNotices,
      ...evaluationNotices,
      ...gradeNotices,
      ...planNotices,
      ...duesNotices,
      ...helpNotices,
      ...contactNotices,
      ...ministryNotices,
      ...photoNotices,
    ],
  );
  await seedHistory(demo, { adminId: idOf(people, 'admin@berea.test') });
  await forgetDemoChanges(demo);
  await client.query(foreignKeys);
  // The planner knows nothing of rows that came in this very minute, and the first screens must not be slow for it.
  await client.query('analyze');
}

/** What an account is told about. */
function audienceOf({ kind, roles }: DemoAccount) {
  if (kind === 'ALUMNUS') return 'graduate';
  if (kind !== 'STAFF') return 'student';
  return roles.includes('superadmin') ? 'owner' : 'staff';
}

const idOf = (people: readonly DemoPerson[], email: string): string => personOf(people, email).id;

function personOf(people: readonly DemoPerson[], email: string): DemoPerson {
  const person = people.find((one) => one.email === email);
  if (!person) throw new Error(`The demo college has nobody with the address ${email}.`);
  return person;
}

/**
 * Drops the foreign keys of large tables and answers the statements that add them again, which check all rows together:
 * checking 140,000 references one by one would take a quarter of the whole time.
 */
async function dropForeignKeys(client: PoolClient, tables: readonly string[]): Promise<string> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and conrelid = any ($1::text[]::regclass[])`,
    [tables],
  );
  await client.query(rows.map(({ drop }) => drop).join(';'));
  return rows.map(({ add }) => add).join(';');
}
