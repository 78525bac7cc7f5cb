import { expect } from 'vitest';
import { academicYear } from '#slices/people/server/demo/people-plan.demo.ts';
import { dayOf } from '#kit/demo/days.ts';
import { expectHeading, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, logOut, signInAs } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';
import { entriesOf } from '#testing/read-zip.ts';

const { intake } = academicYear(dayOf(new Date()));
const OUTLINE = {
  name: 'Johannes – Gliederung.pdf',
  mimeType: 'application/pdf',
  body: '%PDF-1.4 That which was',
};

test('an admin writes a course and gives it to a group; its students find it and all outlines in one zip, others nothing (COUR-02, COUR-07, COUR-08, COUR-11, COUR-15, COUR-16, NAV-38)', async ({
  page,
  site,
}) => {
  await signInAs(page, 'admin', '/courses');
  await expectHeading(page, 'Course Manager');
  await page.getByRole('button', { name: 'New course' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Letters of John');
  await dialog.getByLabel('Code').fill('BI 299');
  await dialog.getByRole('checkbox', { name: 'Hide from students' }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectHeading(page, 'Letters of John');
  const { name, mimeType, body } = OUTLINE;
  await page.getByLabel('Outline in English').setInputFiles({ name, mimeType, buffer: Buffer.from(body) });
  await expectToast(page, 'The outline was saved.');

  await page.getByRole('link', { name: 'Groups', exact: true }).last().click();
  await page.getByRole('button', { name: 'Assign to groups' }).click();
  await page.getByRole('combobox', { name: 'Groups' }).fill(`Second Year Day ${intake}`);
  await page
    .getByRole('option', { name: /Second Year Day.*Colorado/ })
    .first()
    .click();
  await dialog.getByRole('textbox', { name: 'First day' }).fill('1/5/2026');
  await dialog.getByRole('button', { name: 'Assign to groups' }).click();
  await expectToast(page, 'The group now takes this course.');

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Preview Courses' }).click();
  await page.waitForURL('**/groups/preview/all');
  await expectHeading(page, 'Preview Courses');
  await expectText(page, 'Select a group');
  await logOut(page);

  await signInAs(page, 'student');
  await page.getByRole('link', { name: 'Courses', exact: true }).first().click();
  await expectHeading(page, 'Courses');
  await arrive(page);
  await expectText(page, 'Letters of John');
  await expectSoundAtEveryWidth(page, 'student-courses');
  const address = await page
    .getByRole('region', { name: /Second Year Day/ })
    .getByRole('link', { name: 'All outlines (ZIP)' })
    .getAttribute('href');
  const zip = await page.context().request.get(address ?? '');
  expect(zip.headers()['content-disposition']).toContain('-course-outlines.zip');
  const names = entriesOf(await zip.body()).map((entry) => entry.name);
  expect(names).toContain(name);
  expect(names).toContain('BI 201 New Testament Survey.pdf');
  await logOut(page);

  await signInAs(page, 'freshman', '/student/courses');
  await expectText(page, 'Life of Christ');
  expect(await page.getByText('Letters of John').count()).toBe(0);
  expect((await page.context().request.get(address ?? '')).status()).toBe(404);
  await site.query(
    `delete from course_group where course_id in (select id from course where code = 'BI 299')`,
  );
});
