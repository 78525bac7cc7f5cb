import { expect } from 'vitest';
import { expectHeading, expectSoon, expectText, expectToast } from '#kit/testing/site-expectations.ts';
import { test } from '#kit/testing/site-story.ts';
import { arrive, chooseFromBar, signInAs, visit } from '#kit/testing/site-visit.ts';
import { expectSoundAtEveryWidth } from '#kit/testing/site-widths.ts';

test('a superadmin builds a region, closes it and opens it again, and makes a group there (REG-05)', async ({
  page,
  site,
}) => {
  await signInAs(page, 'superadmin');
  await chooseFromBar(page, 'Settings', 'Region Manager');
  await expectHeading(page, 'Region Manager');
  await arrive(page);

  await page.getByRole('button', { name: 'New region' }).click();
  const window = page.getByRole('dialog');
  await window.getByRole('textbox', { name: 'Name' }).fill('Wolverhampton');
  await window.getByLabel('Zone', { exact: true }).selectOption('EUROPE');
  await window.getByLabel('Country').selectOption('GBR');
  await window.getByLabel('Currency').selectOption('GBP');
  await window.getByRole('combobox', { name: 'Time zone' }).fill('london');
  await page.getByRole('option', { name: 'Europe/London' }).click();
  await window.getByRole('button', { name: 'Save' }).click();
  await expectHeading(page, 'Wolverhampton');
  await expectText(page, 'GB-Wolverhampton');
  await arrive(page);
  await expectSoundAtEveryWidth(page, 'one-region');

  const isClosed = async () => {
    const rows = await site.query<{ closed: boolean }>(
      `select closed from region where name = 'Wolverhampton'`,
    );
    return rows.map(({ closed }) => closed);
  };
  await page.getByRole('button', { name: 'Close region' }).click();
  await expectText(page, /No new groups can begin here/);
  await page.getByRole('dialog').getByRole('button', { name: 'Close region' }).click();
  await expectToast(page, 'Wolverhampton was closed.');
  expect(await isClosed()).toEqual([true]);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expectSoon(isClosed).toEqual([false]);

  await visit(page, '/groups');
  await page.getByRole('button', { name: 'New group' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('First Year of Wolverhampton');
  await page.getByRole('dialog').getByLabel('Campus').selectOption({ label: 'Wolverhampton' });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expectHeading(page, 'First Year of Wolverhampton');

  await site.query(`delete from student_group where name = 'First Year of Wolverhampton'`);
  await site.query(`delete from region where name = 'Wolverhampton'`);
});
