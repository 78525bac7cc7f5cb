import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { expectAddress, expectHeading, expectSoon, expectText } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, chooseFromBar, signInAs } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

test('a superadmin finds the system log in the menu, pages through it and narrows it (LOG-05, NAV-05)', async ({
  page,
  site,
}) => {
  // Other stories at this site may have left some.
  await site.query(`delete from log_entry where action = 'courseActivity'`);
  await site.query(
    `insert into log_entry (type, action, payload)
     select 'ACTIVITY', 'courseActivity', '{"courseId":"course ' || n || '"}' from generate_series(45, 1, -1) n`,
  );
  await signInAs(page, 'onlysuper');
  await chooseFromBar(page, 'Settings', 'System Log');
  await expectHeading(page, 'System Log');
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByRole('link', { name: 'Errors and activity' }).click();
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('courseActiv');
  await expectAddress(page, '/logits?search=courseActiv&tab=log');
  await expectText(page, '1–20 of 45 entries');
  await expectText(page, /course 1$/);
  await arrive(page);
  expect(await page.getByRole('row').count()).toBe(21);
  await expectSoundAtEveryWidth(page, 'system-log-narrowed');

  await next.click();
  await expectText(page, /course 21$/);
  await next.click();
  await expectText(page, /course 45$/);
  await expectText(page, '41–45 of 45 entries');
  expect(await next.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expectText(page, /course 21$/);
  // The way back is kept with the page, also when it is loaded again.
  await page.reload();
  await expectText(page, '21–40 of 45 entries');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expectText(page, /course 1$/);
  await page.goBack();
  await expectText(page, /course 21$/);

  await page.getByRole('button', { name: 'Type' }).click();
  await page.getByRole('menuitem', { name: 'Error' }).click();
  await expectAddress(page, '/logits?type=ERROR&search=courseActiv&tab=log');
  await expectText(page, 'No matches');
  await expectSoundAtEveryWidth(page, 'system-log-nothing-matches');
  await page.getByRole('button', { name: 'Remove Type' }).click();
  await expectAddress(page, '/logits?search=courseActiv&tab=log');
  // Where nothing matches there is such a button too, until the rows have come.
  await expectText(page, /course 1$/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expectAddress(page, '/logits?tab=log');
  await expectSoon(() => page.getByRole('searchbox').inputValue()).toBe('');
});

test('a superadmin narrows the system log to some days, chosen from the calendar or typed', async ({
  page,
  site,
}) => {
  await site.query(
    `insert into log_entry (type, action, payload, at)
     select 'ACTIVITY', 'courseActivity', '{"courseId":"day ' || n || '"}', ('2026-03-' || n || 'T12:00:00Z')::timestamptz
     from generate_series(10, 20) n`,
  );
  await signInAs(page, 'onlysuper', '/logits?tab=log');
  await page.getByRole('button', { name: 'Days' }).click();
  await page.getByRole('textbox', { name: 'From' }).fill('3/12/2026');
  await page.getByRole('button', { name: 'To: choose from the calendar' }).click();
  await page.getByRole('grid').waitFor();
  await expectSoundAtEveryWidth(page, 'system-log-days');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'To' }).fill('March 14 2026');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expectAddress(page, '/logits?days=2026-03-12..2026-03-14&tab=log');
  await expectText(page, '3 entries');
  await arrive(page);
  const details = await page
    .getByRole('row')
    .getByText(/day \d+/)
    .allInnerTexts();
  expect(details.map((words) => /\d+/.exec(words)?.[0])).toEqual(['14', '13', '12']);
  await expectSoundAtEveryWidth(page, 'system-log-some-days');
});

test('a superadmin saves what is filtered as a file in which nothing runs', async ({ page, site }) => {
  await site.query(
    `insert into log_entry (type, action, payload)
     select 'ERROR', 'serverError', '=HYPERLINK("https://evil.example/' || n || '")' from generate_series(1, 130) n`,
  );
  await signInAs(page, 'onlysuper', '/logits?tab=log&search=evil.example');
  await expectText(page, '1–20 of 130 entries');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('system-log.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(131);
  expect(lines[0]).toBe('\u{FEFF}"Time","Type","Action","Person","Reference","Details"');
  expect(lines.slice(1).filter((line) => !line.includes(`"'=HYPERLINK(""`))).toEqual([]);
  // Two pages were fetched, and one export was made.
  expect(
    await site.query(`select after from audit where action = 'export' and entity = 'system-log'`),
  ).toEqual([{ after: { filter: { search: 'evil.example' } } }]);
});

test('what a log entry says is shown as text, whatever it is', async ({ page, site }) => {
  await site.query(
    `insert into log_entry (type, action, payload) values ('ERROR', 'reportFrontEndError', $1)`,
    ['{"error":"<img src=x onerror=document.title=1> <b>bold</b>","url":"javascript:alert(1)"}'],
  );
  await signInAs(page, 'onlysuper', '/logits?tab=log&action=reportFrontEndError');
  await expectText(page, '<b>bold</b>');
  expect(await page.locator('main img').count()).toBe(0);
  expect(await page.title()).toBe('eCharis');
});

test('a superadmin reads in sentences who changed what, and asks for codes only when needed', async ({
  page,
  site,
}) => {
  await site.query(
    `insert into audit (action, entity, entity_id, actor_id, ip, before, after, reason)
     select 'enterGrade', 'grade', student.id, admin.id, '::1', '{"score":7100}',
       jsonb_build_object('score', 7800, 'courseId', (select course_id from course_text where locale = 'en' order by name limit 1)),
       'Counted twice'
     from person student, person admin where student.email = 'student@berea.test' and admin.email = 'admin@berea.test'`,
  );
  const [named] = await site.query<{ student: string; admin: string; course: string }>(
    `select (select first_name || ' ' || last_name from person where email = 'student@berea.test') as student,
       (select first_name || ' ' || last_name from person where email = 'admin@berea.test') as admin,
       (select name from course_text where locale = 'en' order by name limit 1) as course`,
  );
  if (!named) throw new Error('The demo college has nobody to tell of.');
  await signInAs(page, 'onlysuper', '/logits?action=enterGrade');
  await expectText(page, `changed the grade of ${named.student} in ${named.course} from 71 to 78`);
  await expectText(page, 'Counted twice');
  const entry = page.getByRole('row').filter({ hasText: 'Counted twice' });
  expect(await entry.getByText('enterGrade').isVisible()).toBe(false);
  await entry.getByText('Details').click();
  await entry.getByText('enterGrade · grade').waitFor();
  await expectSoundAtEveryWidth(page, 'audit-log');
});

test('a student neither finds it nor any settings in the menu, nor opens it (NAV-04)', async ({ page }) => {
  await signInAs(page, 'student');
  expect(await page.getByRole('button', { name: 'Settings' }).count()).toBe(0);
  await page.goto('/logits');
  await expectAddress(page, '/dashboard');
  await arrive(page);
});

test('an administrator finds it not among the settings, nor opens it (NAV-04)', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('menuitem', { name: 'Translations' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'System Log' }).count()).toBe(0);
  await page.goto('/logits');
  await expectAddress(page, '/dashboard');
  await arrive(page);
});
