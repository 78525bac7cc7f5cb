import { expectHeading, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { linkIn, openMail } from '#testing/site/site-mail.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, logIn, logOut, signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

const email = 'phoebe@example.org';
const password = 'servant at Cenchreae';

test('a manager enrols a student, who sets a password by mail and lands on the dashboard (HOLE-08)', async ({
  page,
  site,
}) => {
  const [group] = await site.query<{ id: string; name: string }>(
    `select g.id, g.name from student_group g join person m on g.region_id = any (m.region_ids)
     where m.email = 'manager@berea.test' and g.archived_at is null and g.study_year = 1 order by g.name limit 1`,
  );
  await signInAs(page, 'manager', `/groups/${group?.id}`);
  await page.getByRole('button', { name: 'Enrol a new student' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Phoebe');
  await dialog.getByLabel('Last name').fill('of Cenchreae');
  await dialog.getByLabel('Email').fill(email);
  await arrive(page);
  await expectSoundAtEveryWidth(page, 'new-person');
  await dialog.getByRole('button', { name: 'Add and send email' }).click();
  await expectToast(page, `Phoebe of Cenchreae was added. An email to ${email} is on its way.`);
  await logOut(page);

  await visit(page, linkIn(await openMail(site, email, /account is ready/), site));
  await expectHeading(page, 'Set your password');
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await logIn(page, email, password);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expectHeading(page, /, Phoebe$/);
  await expectText(page, group?.name ?? '');
});
