import { expect } from 'vitest';
import { expectAddress, expectHeading, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs, signInByForm, visit } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

test('a graduate is welcomed at the first login, once, and meets their class (ALUM-08, ALUM-10, ALUM-11, ALUM-12)', async ({
  page,
  site,
}) => {
  await site.query(
    `update person set show_alumni_welcome = true, location = '' where email = 'graduate@berea.test'`,
  );
  await signInByForm(page, 'graduate');
  await expectHeading(page, 'Welcome home, Esperanza');
  await expectSoundAtEveryWidth(page, 'alumni-welcome');

  // There is no way around it.
  await page.goto('/alumni/library');
  await expectHeading(page, 'Welcome home, Esperanza');
  await page.getByLabel('Where you live now').fill('');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('alert').first().waitFor();
  expect(await page.getByLabel('Where you live now').getAttribute('aria-invalid')).toBe('true');

  await page.getByLabel('Where you live now').fill('Quito, Ecuador');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expectToast(page, 'Welcome to the alumni of the college.');
  await expectHeading(page, 'Course library');

  await visit(page, '/alumni/classes');
  const [graduate] = await site.query<{ year: string }>(
    `select extract(year from graduated_on)::text as year from person where email = 'graduate@berea.test'`,
  );
  await page.getByRole('link', { name: `Class of ${graduate?.year}`, exact: true }).click();
  await expectAddress(page, `/alumni/classes/${graduate?.year}`);
  await expectText(page, 'You');
  await arrive(page);
  await visit(page, '/dashboard');
  await expectHeading(page, /, Esperanza$/);
});

test('alumni admins find the pages of alumni sound on every device', async ({ page, site }) => {
  const [alumnus] = await site.query<{ id: string }>(
    `select id from person where email = 'alumnus@berea.test'`,
  );
  await signInAs(page, 'alumniadmin', '/alumni');
  for (const path of [
    '',
    `/people/${alumnus?.id}`,
    '/members',
    '/library',
    '/videos',
    '/classes/photos',
    '/ministries',
    '/ministries/queue',
  ]) {
    await visit(page, `/alumni${path}`);
    await expectSoundAtEveryWidth(page, `alumni${path.replaceAll('/', '-')}`);
  }
});
