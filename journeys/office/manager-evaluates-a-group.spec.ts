import { expect } from 'vitest';
import { expectText, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

const NEXT_STEP = 'Lead the singing once this term.';
const REPLY = 'Gladly. I will ask Ruth for the songs.';

test('a manager evaluates a student by keyboard, who reads it, acknowledges it, replies and has it as a PDF (HOURS-05) (NAV-20) (USER-24)', async ({
  page,
  site,
  openBrowser,
}) => {
  const [known] = await site.query<{ groupId: string; formId: string; personId: string }>(
    `select m.group_id as "groupId", f.id as "formId", p.id as "personId"
     from group_member m join student_group g on g.id = m.group_id join person p on p.id = m.person_id
       join evaluation_form f on f.region_id = m.region_id and f.archived_at is null
     where p.email = 'student@berea.test' and m.last_day is null and g.archived_at is null order by m.first_day desc limit 1`,
  );
  const { groupId, formId, personId } = known ?? { groupId: '', formId: '', personId: '' };
  // What was published in these days would be shown on the walk.
  await site.query(
    `delete from evaluation e using person p where p.email = 'manager@berea.test' and e.evaluator_id = p.id
       and e.student_id = '${personId}' and e.day > current_date - 14`,
  );

  const office = await openBrowser(site);
  await signInAs(office, 'manager', `/groups/${groupId}`);
  await office.getByRole('link', { name: 'Evaluations' }).first().waitFor();
  await visit(office, `/evaluations/groups/${groupId}?person=${personId}`);
  await expectSoundAtEveryWidth(office, 'evaluations-form-choice');
  await office.getByRole('link', { name: 'Term review' }).click();
  await office.getByRole('heading', { name: 'Mateo Herrera' }).waitFor();
  for (const digit of ['4', '3', '5', '2']) await office.keyboard.press(digit);
  await office.keyboard.type(NEXT_STEP);
  await expectText(office, /^Saved · /);
  await expectSoundAtEveryWidth(office, 'evaluations-walk');
  await office.getByText('Written before, and by others').click();
  await office.getByRole('table', { name: 'Side by side' }).waitFor();
  await expectSoundAtEveryWidth(office, 'evaluations-side-by-side');
  await office.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectToast(office, 'Mateo Herrera: evaluation published');

  await signInAs(page, 'student', '/student/evaluations');
  await expectText(page, NEXT_STEP);
  await expectSoundAtEveryWidth(page, 'student-evaluations');
  await page.getByRole('button', { name: 'Acknowledge' }).first().click();
  await expectToast(page, 'Evaluation acknowledged');
  await page.getByRole('button', { name: 'Write a reply' }).first().click();
  await page.getByLabel('Your reply').fill(REPLY);
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expectToast(page, 'Your reply was sent.');
  const link = page.getByRole('link', { name: 'Download PDF' }).first();
  const href = await link.getAttribute('href');
  const [paper] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(paper.suggestedFilename()).toMatch(/\.pdf$/);

  await visit(office, `/users/${personId}?tab=evaluations`);
  await office.getByText('Replied').first().waitFor();
  await expectSoundAtEveryWidth(office, 'user-evaluations');
  const evaluationId = href?.split('/')[3] ?? '';
  await visit(office, `/evaluations?evaluation=${evaluationId}`);
  await expectText(office, REPLY);
  await expectSoundAtEveryWidth(office, 'evaluations');
  await visit(office, `/evaluations?tab=forms&form=${formId}`);
  await office.getByLabel('What 3 means').first().waitFor();
  await expectSoundAtEveryWidth(office, 'evaluations-form');

  await site.query(`delete from evaluation where id = '${evaluationId}'`);
});
