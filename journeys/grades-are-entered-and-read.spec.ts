import { expectHeading, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs } from '#testing/site/site-visit.ts';

/** A course of the student's own class that goes on and has an exam. */
const TAUGHT = `select t.id, x.title, words.name from course_group t join group_member m using (group_id)
  join person p on p.id = m.person_id join exam e on e.course_id = t.course_id
  join exam_group s on s.exam_id = e.id and s.group_id = t.group_id
  join exam_text x on x.exam_id = e.id and x.locale = 'en'
  join course_text words on words.course_id = t.course_id and words.locale = 'en'
  where p.email = 'student@berea.test' and t.first_day <= now() and t.last_day > now() order by t.position limit 1`;

test('a grade is entered by keyboard with its reason, the student reads both, and it is taken back (GRAD-01)', async ({
  page,
  site,
  openBrowser,
}) => {
  const [taught] = await site.query<{ id: string; title: string; name: string }>(TAUGHT);
  const { id, title, name } = taught ?? { id: '', title: '', name: '' };
  const office = await openBrowser(site);
  await signInAs(office, 'admin', `/teaching/${id}/grades`);
  await expectHeading(office, name);
  await office.getByRole('row', { name: 'Mateo Herrera' }).getByRole('button').first().press('Enter');
  await office.getByLabel('Grade', { exact: true }).fill('93');
  await office.getByLabel('Reason').fill('Sat the exam orally');
  await office.getByRole('button', { name: 'Save' }).click();
  await expectToast(office, '1 grade was entered.');
  // Under the hand it waits until the student has read.
  await office.locator('[data-toast]').hover();

  await signInAs(page, 'student', '/student/grades');
  const course = page.getByRole('article', { name });
  await course.getByText('1 change by hand').click();
  await expectText(page, 'Sat the exam orally');
  await course.getByRole('button', { description: 'How this was calculated' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByText('93', { exact: true })
    .first()
    .waitFor();

  await office.getByRole('button', { name: 'Undo' }).click();
  await expectToast(office, 'Undone.');
});
