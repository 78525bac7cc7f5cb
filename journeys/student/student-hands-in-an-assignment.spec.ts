import { expectHeading, expectSoon, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs, visit } from '#testing/site/site-visit.ts';

const letter = { name: 'Letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Grace to you and peace.') };

const essay = (words: string) => ({
  name: 'Essay.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${words}`),
});

/** An assignment of the student's own class that is due next week, and nothing handed in yet. */
const GIVEN = `with given as (
    insert into assignment (id, course_id, kind)
    select uuidv7(), c.course_id, 'GRADED' from course_group c join group_member m using (group_id)
    join person p on p.id = m.person_id join course k on k.id = c.course_id and not k.hidden and k.archived_at is null
    where p.email = 'student@berea.test' and c.first_day <= now() order by c.position limit 1 returning id, course_id),
  told as (
    insert into assignment_text (assignment_id, locale, title, content)
    select id, 'en', $$A letter to Philemon$$, $$<p>Write as Paul did.</p>$$ from given)
  insert into assignment_group (assignment_id, group_id, region_id, due_at)
  select given.id, c.group_id, c.region_id, now() + interval '7 days' from given
  join course_group c using (course_id) join group_member m using (group_id) join person p on p.id = m.person_id
  where p.email = 'student@berea.test' returning assignment_id as id, group_id as "groupId"`;

test('a student hands in and changes it, an admin grades it, and it is closed (ASGN-03) (ASGN-05) (ASGN-06) (ASGN-11)', async ({
  page,
  site,
  openBrowser,
}) => {
  const [given] = await site.query<{ id: string; groupId: string }>(GIVEN);
  const { id, groupId } = given ?? { id: '', groupId: '' };
  await signInAs(page, 'student', `/student/assignments/${id}`);
  await expectHeading(page, 'A letter to Philemon');
  await expectText(page, 'Write as Paul did.');
  await page.getByLabel('Files to submit').setInputFiles(essay('first'));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expectToast(page, 'Your assignment has been received.');
  await page.getByLabel('Files to submit').setInputFiles(letter);
  await page.getByRole('button', { name: 'Remove Essay.pdf' }).click();
  await page.getByRole('button', { name: 'Submit a new version' }).click();
  await page.getByRole('region', { name: 'Version 2' }).getByRole('link', { name: 'Letter.txt' }).waitFor();

  const office = await openBrowser(site);
  await signInAs(office, 'admin', `/assignmentSubmissions?assignmentId=${id}&groupId=${groupId}`);
  await office.getByRole('row', { name: /Mateo Herrera 1\d{5}/ }).waitFor();
  await office.getByRole('button', { name: 'Mateo Herrera' }).click();
  await office.getByRole('region', { name: 'Submitted work' }).getByText('Grace to you and peace.').waitFor();
  // The hands are on the keys already: points, a comment, and on to the next.
  await expectSoon(() => office.evaluate<string>('document.activeElement.name')).toBe('grade');
  await office.keyboard.type('85');
  await office.getByLabel('Comment for the student').fill('Warm and to the point.');
  await office.keyboard.press('Control+Enter');
  await expectToast(office, 'Mateo Herrera has been graded.');

  await visit(page, `/student/assignments/${id}`);
  await expectText(page, /^85$/);
  await expectText(page, 'Warm and to the point.');
  await expectText(page, /can no longer be changed/);
  await site.query(`update assignment set archived_at = now() where id = '${id}'`);
});
