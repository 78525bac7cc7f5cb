import { expect } from 'vitest';
import { expectHeading, expectSoon, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

test('a manager makes a group and puts a student into it (USER-42)', async ({ page, site }) => {
  const [student] = await site.query<{ name: string }>(
    `select first_name || ' ' || last_name as name from person where email = 'student@berea.test'`,
  );
  const name = student?.name ?? '';
  await signInAs(page, 'manager');
  await page.getByRole('link', { name: 'Manage groups' }).click();
  await expectHeading(page, 'Groups');
  await arrive(page);
  await expectSoundAtEveryWidth(page, 'groups');

  await page.getByRole('button', { name: 'New group' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Prayer School');
  await dialog.getByLabel('Meets').selectOption('EVENING');
  await dialog.getByRole('checkbox', { name: /Open for free sign-up/ }).check();
  await expectSoundAtEveryWidth(page, 'new-group');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expectHeading(page, 'Prayer School');
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expectText(page, '/create-account/');
  await expectSoundAtEveryWidth(page, 'about-group');

  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await page.getByRole('button', { name: 'Add member' }).click();
  await page.getByRole('combobox', { name: 'Person' }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add member' }).click();
  await page.getByRole('row', { name }).waitFor();
  await expectSoundAtEveryWidth(page, 'one-group');

  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'End membership' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const lastDay = async () => {
    const rows = await site.query<{ isSet: boolean }>(
      `select m.last_day is not null as "isSet" from group_member m
       join student_group g on g.id = m.group_id where g.name = 'Prayer School'`,
    );
    return rows.map(({ isSet }) => isSet);
  };
  await expectToast(page, `The last day of ${name} was saved.`);
  expect(await lastDay()).toEqual([true]);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expectSoon(lastDay).toEqual([false]);
});

test('a manager goes to a group from anywhere by the palette', async ({ page }) => {
  await signInAs(page, 'manager');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('second year eve');
  await page
    .getByRole('option', { name: /Second Year Evening/ })
    .first()
    .click();
  await expectHeading(page, /Second Year Evening/);
});

test('a group of another campus, or none at all, is simply not there (HOLE-76)', async ({ page, site }) => {
  const [foreign] = await site.query<{ id: string }>(
    `select g.id from student_group g where not exists (
       select from person m where m.email = 'manager@berea.test' and g.region_id = any (m.region_ids)) limit 1`,
  );
  await signInAs(page, 'manager');
  for (const id of [foreign?.id, '0192f0c1-2345-7abc-8def-0123456789ab', 'nonsense']) {
    await visit(page, `/groups/${id}`);
    await expectHeading(page, 'Group not found, or it belongs to another campus.');
  }
});
