import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectHeading, expectSoon, expectText } from '#testing/site/site-expectations.ts';
import { ownOperations } from '#testing/own-operations.ts';
import type { Site } from '#testing/site/site.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

const DAY_MS = 86_400_000;
const QUESTIONS = ['God is love.', 'Paul wrote to Rome.', 'Luke wrote Acts.'];

const ASK = `async (body) => {
  const headers = { 'content-type': 'application/json', 'x-requested-by': 'college-app' };
  const response = await fetch('/graphql', { method: 'POST', headers, body });
  const { errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
}`;

/** Does what a screen would do for the user who is signed in. */
const ask = (page: Page, operationName: string, variables: object): Promise<void> =>
  page.evaluate(
    `(${ASK})(${JSON.stringify(
      JSON.stringify({ operationName, variables, query: ownOperations().get(operationName) }),
    )})`,
  );

/** An exam of true statements for the second year in Colorado, open for days and due tomorrow, or on another day. */
async function giveExam(
  page: Page,
  site: Site,
  title: string,
  { dueInDays = 1, allowedAttempts = 2 }: { dueInDays?: number; allowedAttempts?: number } = {},
): Promise<void> {
  const [taught] = await site.query<{ courseId: string; groupId: string }>(
    `select c.id as "courseId", g.id as "groupId" from course c join course_group t on t.course_id = c.id
     join student_group g on g.id = t.group_id join group_member m on m.group_id = g.id
     join person p on p.id = m.person_id
     where p.email = 'owing@berea.test' and c.code = 'BI 202' and m.last_day is null limit 1`,
  );
  const examId = randomUUID();
  await signInAs(page, 'superadmin');
  const examInput = {
    locale: 'en',
    title,
    passMark: 70,
    openBook: false,
    shuffles: false,
    review: 'AT_ONCE',
    allowedAttempts,
  };
  await ask(page, 'saveExam', { examId, courseId: taught?.courseId, examInput });
  for (const words of QUESTIONS) {
    const texts = [{ locale: 'en', words, options: [], matches: [] }];
    const questionInput = { kind: 'TRUE_FALSE', points: 1, texts, right: { isTrue: true } };
    await ask(page, 'saveQuestion', { examId, questionId: randomUUID(), questionInput });
  }
  const [opensAt, deadline] = [-3, dueInDays].map((days) =>
    new Date(Date.now() + days * DAY_MS).toISOString(),
  );
  await ask(page, 'scheduleExam', { examId, groupId: taught?.groupId, opensAt, deadline });
}

async function start(page: Page, number: number): Promise<void> {
  const name = `Start attempt ${number}`;
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
  await page.getByText(`Question 1 of ${QUESTIONS.length}`).waitFor();
}

async function answerAll(page: Page, answer: 'True' | 'False'): Promise<void> {
  for (const [index, words] of QUESTIONS.entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: words }).waitFor();
    await page.getByRole('radio', { name: answer }).click();
  }
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review and submit' }).first().click();
  await page.getByRole('heading', { name: 'Review your answers' }).waitFor();
  await page.getByRole('button', { name: 'Submit exam' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit exam' }).click();
  await page.waitForURL('**/results/**');
  await arrive(page);
}

/** From the first question on, with one press, and back to it. */
async function reviewOnPhone(page: Page): Promise<void> {
  const wide = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Review and submit' }).click();
  await page.getByRole('heading', { name: 'Review your answers' }).waitFor();
  await page.getByRole('button', { name: 'Back to the questions' }).click();
  await page.getByText(`Question 1 of ${QUESTIONS.length}`).waitFor();
  await page.setViewportSize(wide);
}

test('a student fails an exam, goes on without a network the second time, and sees why it counts 70 (EXAM-01, EXAM-02, EXAM-04, EXAM-05, EXAM-06, EXAM-21, EXAM-23, DASH-02, TRAP-39)', async ({
  page,
  site,
  troubles,
}) => {
  await giveExam(page, site, 'A short exam');
  await signInAs(page, 'owing');
  await expectText(page, 'Pending assessments');
  await expectText(page, 'A short exam');
  await visit(page, '/student/assessments');
  await page.getByRole('link', { name: /A short exam/ }).click();
  await expectHeading(page, 'A short exam');
  await expectText(page, 'Instructions');
  await expectText(page, 'Starting counts as an attempt. This will be attempt 1 of 2.');
  await expectSoundAtEveryWidth(page, 'exam');

  await start(page, 1);
  await reviewOnPhone(page);
  // Nothing on the page leads away from it.
  expect(await page.locator('a[href]:not([href^="#"])').count()).toBe(0);
  await answerAll(page, 'False');
  await submit(page);
  await expectText(page, 'Failed');
  await expectSoundAtEveryWidth(page, 'exam-result');

  await page.getByRole('link', { name: 'Retake exam' }).click();
  await start(page, 2);
  troubles.expect('the browser’s own line in the console', /ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await answerAll(page, 'True');
  await page
    .getByText(/Saved on this device/)
    .first()
    .waitFor();
  await page.context().setOffline(false);
  await page
    .getByText(/^Saved ·/)
    .first()
    .waitFor();
  await submit(page);
  await expectText(page, 'You earned 3 of 3 points, a raw score of 100%.');
  await expectText(page, 'A passing retake counts as 70%');
  await expectText(page, 'Passed');
});

test('a student who sits an exam after its deadline gets 70 of 100, and sees that the deadline capped it (EXAM-15)', async ({
  page,
  site,
}) => {
  await giveExam(page, site, 'Sat too late', { dueInDays: -1 });
  await signInAs(page, 'owing', '/student/assessments');
  await page.getByRole('link', { name: /Sat too late/ }).click();
  await start(page, 1);
  await answerAll(page, 'True');
  await submit(page);
  await expectText(page, 'Passed');
  await expectText(page, 'How this was calculated');
  await expectText(page, 'You earned 3 of 3 points, a raw score of 100%.');
  await page.getByText('After the deadline', { exact: true }).waitFor();
  await page.getByText(/^Submitted .*, deadline .*: at most 70%$/).waitFor();
  expect(await page.getByRole('main').innerText()).toMatch(/100\s*→\s*70/);
});

/** Sits an exam in a window of its own and closes it. Its last words come to the college all the same. */
async function closeInTheMiddle(page: Page, site: Site, number: number): Promise<void> {
  const closed = await page.context().newPage();
  await closed.goto(page.url());
  await start(closed, number);
  await closed.close();
  const ending = async () =>
    site.query(
      `select a.ending from exam_attempt a join exam_text t on t.exam_id = a.exam_id
       where t.title = 'Left in the middle' and a.number = $1`,
      [number],
    );
  await expectSoon(ending).toEqual([{ ending: 'LEFT_PAGE' }]);
}

test('a user who leaves an exam is warned and has failed the attempt, as has the user who loads the page again or closes the browser; a user who has used all is told so in two sentences (EXAM-07, EXAM-08, EXAM-09, EXAM-12)', async ({
  page,
  site,
}) => {
  await giveExam(page, site, 'Left in the middle', { allowedAttempts: 3 });
  await signInAs(page, 'owing', '/student/assessments');
  await page.getByRole('link', { name: /Left in the middle/ }).click();
  await start(page, 1);
  await page.goBack();
  const warning = page.getByRole('dialog');
  await warning
    .getByText(
      'Warning: You will FAIL this attempt if you leave this page. Are you sure you want to leave?',
      { exact: true },
    )
    .waitFor();
  await warning.getByRole('button', { name: 'Leave page' }).click();
  await page.getByText('The page was left').first().waitFor();

  await start(page, 2);
  // The browser asks in its own words before a page is loaded again.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.waitForURL('**/results/**');
  await page.getByText('The page was left').first().waitFor();
  await page.goto(page.url().replace(/\/results\/.*/, ''));

  await closeInTheMiddle(page, site, 3);
  await page.reload();
  await expectText(
    page,
    'You cannot sit this exam as you have exceeded the allowed number of attempts. Please see your instructor to discuss further options.',
  );
});

test('an attempt that was left is reinstated by a manager and goes on where it was (EXAM-22)', async ({
  page,
  site,
}) => {
  await giveExam(page, site, 'Left by mistake');
  await signInAs(page, 'owing', '/student/assessments');
  await page.getByRole('link', { name: /Left by mistake/ }).click();
  await start(page, 1);
  await page.getByRole('radio', { name: 'True' }).click();
  await page
    .getByText(/^Saved ·/)
    .first()
    .waitFor();
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave page' }).click();
  await page.getByText('The page was left').first().waitFor();

  await signInAs(page, 'manager', '/examResults?search=mistake');
  await page.getByRole('row', { name: /Priya Thomas 1\d{5}/ }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Priya Thomas' }).click();
  await page.getByRole('button', { name: 'Reinstate' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Pressed the wrong button');
  await page.getByRole('dialog').getByRole('button', { name: 'Reinstate' }).click();
  await expectText(page, 'Pressed the wrong button');

  await signInAs(page, 'owing', '/student/assessments');
  await page.getByRole('link', { name: /Left by mistake/ }).click();
  await page.getByRole('button', { name: 'Continue exam' }).click();
  // Everything before is answered.
  await page.getByText(`Question 2 of ${QUESTIONS.length}`).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText(`Question 1 of ${QUESTIONS.length}`).waitFor();
  expect(await page.getByRole('radio', { name: 'True' }).isChecked()).toBe(true);
  await answerAll(page, 'True');
  await submit(page);
  await expectText(page, 'Passed');
});
