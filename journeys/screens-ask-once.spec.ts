import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import budgets from '#bench/views/budgets.json' with { type: 'json' };
import { Traffic } from '#testing/site/site-traffic.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, quiet, signInByForm } from '#testing/site/site-visit.ts';

/** Files come once and for all; what is asked for on every visit is the page, its configuration and its data. */
const IS_FILE = /^\/(images\/|assets\/|service-worker|favicon|icon)/;

/** What a page asks the server for when it is opened, in the order of asking. */
async function askedFor(page: Page, path: string): Promise<string[]> {
  const { requests } = Traffic.of(page);
  const before = requests.length;
  await page.goto(path);
  await arrive(page);
  await quiet(page);
  return requests
    .slice(before)
    .filter((request) => !IS_FILE.test(new URL(request.url()).pathname))
    .map((request) => {
      const { operationName } = (request.postDataJSON() ?? {}) as { operationName?: string };
      return operationName ?? new URL(request.url()).pathname;
    });
}

async function expectBudgets(
  page: Page,
  views: readonly (readonly [name: keyof typeof budgets, path: string])[],
): Promise<void> {
  for (const [name, path] of views) {
    await askedFor(page, path);
    const asked = await askedFor(page, path);
    expect.soft(asked, `${name}: ${asked.join(', ')}`).toHaveLength(budgets[name].calls);
  }
}

test('a page that was open before asks as often as its budget says', async ({ page, site }) => {
  const [course] = await site.query<{ id: string }>(
    `select t.course_id as id from course_group t join group_member m using (group_id) join person p on p.id = m.person_id
     where p.email = 'student@berea.test' and m.last_day is null and t.first_day <= current_date limit 1`,
  );
  await signInByForm(page, 'student');
  await expectBudgets(page, [
    ['dashboard', '/dashboard'],
    ['assessments', '/student/assessments'],
    ['my courses', '/student/courses'],
    ['a course', `/student/courses/${course?.id}`],
    ['my grades', '/student/grades'],
  ]);
});

test('so does a page of a user who teaches', async ({ page, site }) => {
  const [taught] = await site.query<{ id: string }>(
    `select t.id from course_group t join course c on c.id = t.course_id join teacher i on i.id = c.teacher_id
     join person p on p.id = i.person_id where p.email = 'facilitator@berea.test' and t.region_id = i.region_id and t.first_day <= current_date limit 1`,
  );
  await signInByForm(page, 'facilitator');
  await expectBudgets(page, [
    ['dashboard', '/dashboard'],
    ['gradebook', `/teaching/${taught?.id}/grades`],
  ]);
});
