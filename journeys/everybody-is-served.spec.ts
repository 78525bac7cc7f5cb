import type { Page } from 'playwright-core';
import { expectHeading, expectText } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { chooseFromBar, logIn, logOut, signInAs } from '#testing/site/site-visit.ts';

const openFromBar = (page: Page, name: string): Promise<void> =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();

/** A user who comes to the college, and what is there for them. */
const EVERYBODY: readonly { account: string; isServed: (page: Page) => Promise<unknown> }[] = [
  {
    account: 'student',
    isServed: async (page) => {
      await openFromBar(page, 'Assessments');
      await expectHeading(page, 'Assessments');
    },
  },
  {
    account: 'facilitator',
    isServed: async (page) => {
      await openFromBar(page, 'Courses');
      await expectText(page, 'Courses you teach');
    },
  },
  {
    account: 'manager',
    isServed: async (page) => {
      await chooseFromBar(page, 'Settings', 'Groups');
      await expectHeading(page, 'Groups');
    },
  },
  {
    account: 'admin',
    isServed: async (page) => {
      await openFromBar(page, 'Users');
      await expectHeading(page, 'Users');
    },
  },
  { account: 'reports', isServed: (page) => expectText(page, 'Reports administrator') },
  {
    account: 'onlysuper',
    isServed: async (page) => {
      await chooseFromBar(page, 'Settings', 'System Log');
      await expectHeading(page, 'System Log');
    },
  },
  {
    account: 'alumnus',
    isServed: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Transcript' }).click();
      await expectHeading(page, 'Transcript');
      await openFromBar(page, 'Courses');
      await expectText(page, /^Second Year Day/);
      await openFromBar(page, 'Alumni');
      await expectHeading(page, 'Alumni');
      await expectText(page, 'Course library');
    },
  },
  {
    account: 'alumniadmin',
    isServed: async (page) => {
      await openFromBar(page, 'Users');
      await expectHeading(page, 'Users');
      await openFromBar(page, 'Alumni');
      await expectHeading(page, 'Alumni');
      await page.getByRole('link', { name: 'Approvals' }).click();
      await expectHeading(page, 'Approvals');
    },
  },
];

test('students, facilitators, managers, all kinds of admins and alumni log in and find what is theirs (USER-22)', async ({
  page,
  site,
}) => {
  // Other stories may have been told in other languages.
  const emails = EVERYBODY.map(({ account }) => `${account}@berea.test`);
  await site.query(`update person set locale = 'en' where email = any ($1)`, [emails]);
  for (const { account, isServed } of EVERYBODY) {
    await signInAs(page, account);
    await isServed(page);
  }

  const [attendanceAdmin] = await site.query<{ email: string }>(
    `select p.email from person p join region_role r on r.person_id = p.id
     where 'attendanceAdmin' = any (r.role_names) and p.status = 'ACTIVE' order by p.email limit 1`,
  );
  await logOut(page);
  await logIn(page, attendanceAdmin?.email ?? '');
  await expectText(page, 'Attendance administrator');
});
