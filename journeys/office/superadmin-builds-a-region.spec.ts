import { expect } from 'vitest';
import { expectHeading, expectSoon, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, chooseFromBar, signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

test('a superadmin builds a region, closes it and opens it again, and makes a group, a teacher and a manager there (REG-05) (USER-44)', async ({
  page,
  site,
}) => {
  await signInAs(page, 'superadmin');
  await chooseFromBar(page, 'Settings', 'Region Manager');
  await expectHeading(page, 'Region Manager');
  await arrive(page);

  await page.getByRole('button', { name: 'New region' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Wolverhampton');
  await dialog.getByLabel('Zone', { exact: true }).selectOption('EUROPE');
  await dialog.getByLabel('Country').selectOption('GBR');
  await dialog.getByLabel('Currency').selectOption('GBP');
  await dialog.getByRole('combobox', { name: 'Time zone' }).fill('london');
  await page.getByRole('option', { name: 'Europe/London' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
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
  await expectText(page, /No new groups can start here/);
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

  await visit(page, '/teachers');
  await page.getByRole('button', { name: 'New teacher' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Frances Ridley');
  await page.getByRole('dialog').getByLabel('Campus').selectOption({ label: 'Wolverhampton' });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expectHeading(page, /Frances Ridley/);

  await visit(page, '/users');
  await page.getByRole('button', { name: 'Add New' }).click();
  await page.getByRole('dialog').getByLabel('First name').fill('Lydia');
  await page.getByRole('dialog').getByLabel('Last name').fill('of Thyatira');
  await page.getByRole('dialog').getByLabel('Email').fill('lydia@wolverhampton.example');
  await page.getByRole('dialog').getByLabel('Campus').selectOption({ label: 'Wolverhampton' });
  await page.getByRole('dialog').getByRole('button', { name: 'Add and send email' }).click();
  await expectHeading(page, /Lydia of Thyatira/);
  await page.getByRole('link', { name: 'Roles and permissions' }).click();
  await page.getByRole('button', { name: /Manager$/ }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Only at these campuses' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const managed = () =>
    site.query(`select rr.role_names, r.name from region_role rr join region r on r.id = rr.region_id
      join person p on p.id = rr.person_id where p.email = 'lydia@wolverhampton.example'`);
  await expectSoon(managed).toEqual([{ role_names: ['manager'], name: 'Wolverhampton' }]);

  await site.query(`delete from person where email = 'lydia@wolverhampton.example'`);
  await site.query(`delete from teacher where name = 'Frances Ridley'`);
  await site.query(`delete from student_group where name = 'First Year of Wolverhampton'`);
  await site.query(`delete from region where name = 'Wolverhampton'`);
});

test('a superadmin changes the short name of the college, which counts at once, and takes it back (SET-06)', async ({
  page,
  site,
}) => {
  const names = () => site.query<{ short_name: string }>('select short_name from site_settings');
  const before = await names();
  await signInAs(page, 'superadmin');
  await chooseFromBar(page, 'Settings', 'Site Settings');
  await expectHeading(page, 'Site Settings');
  await arrive(page);
  await page.getByLabel('Short college name').fill('Antioch');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectSoon(names).toEqual([{ short_name: 'Antioch' }]);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expectSoon(names).toEqual(before);
});
