import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { expectAddress, expectHeading } from '#testing/site/site-expectations.ts';
import { countSkeletons, skeletonsDrawn } from '#testing/site/site-skeletons.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

test('an administrator finds a person in the list, looks at them and comes back to the same place (NAV-40)', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.getByRole('link', { name: 'Users' }).first().click();
  await expectHeading(page, 'Users');
  await arrive(page);
  expect(await page.getByRole('row').count()).toBe(21);
  await expectSoundAtEveryWidth(page, 'users');

  await page.keyboard.press('/');
  await page.keyboard.type('abio');
  await expectAddress(page, '/users?search=abio');
  await page.getByRole('button', { name: 'Roles' }).click();
  await page.getByRole('menuitem', { name: 'Student' }).click();
  await expectAddress(page, '/users?role=student&search=abio');
  const person = page.getByRole('link', { name: /Abiodun$/ }).first();
  const name = (await person.textContent()) ?? '';
  await person.click();
  await expectHeading(page, new RegExp(name));
  await page.getByRole('button', { name: `More: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Roles and permissions' }).waitFor();
  await page.keyboard.press('Escape');
  await expectSoundAtEveryWidth(page, 'one-person');
  await arrive(page);

  // The list was seen before: it stands at once, without a skeleton, while nothing is answered yet.
  const answers = Promise.withResolvers<void>();
  await page.route('**/graphql', (route) => answers.promise.then(() => route.fallback()));
  await countSkeletons(page);
  await page.goBack();
  await expectAddress(page, '/users?role=student&search=abio');
  await page.getByRole('link', { name }).waitFor();
  expect(await skeletonsDrawn(page)).toBe(0);
  answers.resolve();
  await page.unrouteAll({ behavior: 'wait' });
});

test('an administrator goes to a person from anywhere by the palette', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('funmilayo abi');
  await page.getByRole('option', { name: /^Funmilayo Abiodun/ }).click();
  await expectHeading(page, /Funmilayo Abiodun/);
});

test('a list of people can be taken along as a file', async ({ page }) => {
  await signInAs(page, 'admin', '/users?search=abiodun');
  await page
    .getByRole('link', { name: /Abiodun$/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export CSV' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file.split('\r\n')[0]).toContain('"Number","First name","Last name","Email","Campus","Group"');
  expect(file).toContain('"Adaeze","Abiodun","adaeze.abiodun@');
});

test('a person of another campus, or nobody at all, is simply not there', async ({ page, site }) => {
  const [stranger] = await site.query<{ id: string }>(
    `select p.id from person p where not exists (
       select from person a where a.email = 'admin@berea.test' and a.region_ids && p.region_ids)
       and p.region_ids <> '{}' limit 1`,
  );
  expect(stranger).toBeDefined();
  await signInAs(page, 'admin');
  for (const id of [stranger?.id, '0192f0c1-2345-7abc-8def-0123456789ab', 'nonsense']) {
    await visit(page, `/users/${id}`);
    await expectHeading(page, 'Person not found, or they belong to another campus.');
  }
});
