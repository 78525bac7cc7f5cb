import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectHeading, expectSoon, expectText } from '#testing/site/site-expectations.ts';
import type { Site } from '#testing/site/site.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs, visit } from '#testing/site/site-visit.ts';

const WALSALL = `(select id from region where name = 'Walsall')`;

/** One thing waits in each of five queues of Walsall, and no more. */
async function leaveOneOfEach(site: Site): Promise<void> {
  // A student asks about a course whose teacher has no account.
  await site.query(
    `insert into help_request (id, person_id, message, asked_at, course_group_id)
     select $1, m.person_id, 'May I hand in a day later?', now() - interval '2 days', c.id
     from course_group c join group_member m on m.group_id = c.group_id where c.region_id = ${WALSALL} limit 1`,
    [randomUUID()],
  );
  await site.query(
    `update exam_attempt set voided_at = now() where region_id = ${WALSALL} and score is null and ended_at is not null
       and id <> (select id from exam_attempt where region_id = ${WALSALL} and score is null
         and ending in ('SUBMITTED', 'TIMED_OUT') and voided_at is null order by ended_at, id limit 1)`,
  );
  await site.query(
    `delete from absence_explanation where region_id = ${WALSALL} and status = 'PENDING'
       and id <> (select id from absence_explanation where region_id = ${WALSALL} and status = 'PENDING' order by id limit 1)`,
  );
  await site.query(
    `with over as (
       select id from class_session where region_id = ${WALSALL} and cancelled_at is null
         and ends_at between now() - interval '10 days' and now() - interval '2 hours'
         and exists (select from group_member m where m.group_id = class_session.group_id and m.last_day is null)
       order by starts_at desc, id limit 1)
     update class_session set roll_taken_at = case when id = (select id from over) then null else coalesce(roll_taken_at, now()) end
     where region_id = ${WALSALL} and starts_at between now() - interval '20 days' and now() + interval '5 hours'`,
  );
  await site.query(`delete from hour_entry where region_id = ${WALSALL} and status = 'PENDING'`);
  await site.query(`delete from grade_amendment where region_id = ${WALSALL} and status = 'PENDING'`);
  await site.query(
    `insert into grade_amendment (finalisation_id, person_id, region_id, previous_score, previous_state, previous_deduction,
       score, state, deduction, steps)
     select s.finalisation_id, s.person_id, f.region_id, s.score, s.state, 0, least(s.score + 100, 10000), 'PASSED', 0, '[]'
     from course_result s join finalisation f on f.id = s.finalisation_id and f.unlocked_at is null
     where f.region_id = ${WALSALL} and s.state = 'PASSED' order by s.person_id limit 1`,
  );
}

const waiting = (page: Page, what: RegExp) => page.getByRole('link', { name: what });

async function expectDone(page: Page, what: RegExp): Promise<void> {
  await visit(page, '/dashboard');
  await expectHeading(page, /^Good /);
  await expectSoon(() => waiting(page, what).count()).toBe(0);
}

test('manager’s morning: five queues stand on the home page with their age and are emptied from there (DASH-01)', async ({
  page,
  site,
}) => {
  await leaveOneOfEach(site);
  await signInAs(page, 'manager.uk');
  await expectText(page, /since/);
  const QUEUES = {
    questions: /^1 question about a course at your campus.* since/,
    answers: /answers? to mark.* since/,
    explanations: /^1 absence explanation to decide.* since/,
    rolls: /^1 roll not taken.* since/,
    grades: /^1 final grade to review/,
  };
  for (const queue of Object.values(QUEUES)) await waiting(page, queue).first().waitFor();

  // One press decides it where it stands.
  await page.getByRole('button', { name: 'Excuse', exact: true }).click();
  await expectSoon(() => waiting(page, QUEUES.explanations).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).waitFor();

  await waiting(page, QUEUES.questions).click();
  await page.getByRole('dialog').getByText('May I hand in a day later?').waitFor();
  await arrive(page);
  await page.getByRole('textbox', { name: 'Reply' }).fill('Yes, until Friday.');
  await page.getByRole('dialog').getByRole('button', { name: 'Reply and close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectDone(page, QUEUES.questions);

  const toMark = Number.parseInt((await waiting(page, QUEUES.answers).textContent()) ?? '', 10);
  await waiting(page, QUEUES.answers).click();
  for (let marked = 0; marked < toMark; marked++) {
    await page.getByLabel(/^Points/).fill('6');
    await page.getByRole('button', { name: /^Save/ }).click();
    if (marked < toMark - 1) await expectText(page, new RegExp(`^Answer ${marked + 2} of `));
  }
  await expectText(page, 'Nothing to mark');
  await expectDone(page, QUEUES.answers);

  await waiting(page, QUEUES.rolls).click();
  await page
    .getByRole('button', { name: /: Absent$/ })
    .first()
    .click();
  await expectText(page, /^Roll taken by /);
  await expectDone(page, QUEUES.rolls);

  await waiting(page, QUEUES.grades).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave grade as is' }).click();
  await expectSoon(
    async () =>
      (await site.query(`select 1 from grade_amendment where region_id = ${WALSALL} and status = 'PENDING'`))
        .length,
  ).toBe(0);
  await expectDone(page, QUEUES.grades);
  await expectText(page, 'You’re all caught up');
  expect(await page.getByText(/^\d+ more$/).count()).toBe(0);
});
