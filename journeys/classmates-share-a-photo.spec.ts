import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { classAddress, CLASSES_PAGE, PHOTOS_PAGE } from '#slices/alumni-classes/rules/class-paths.ts';
import { expectHeading, expectSoon, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAt } from '#testing/site/site-widths.ts';

const CAPTION = 'Our farewell dinner';

/** A picture as a phone would have taken it, only smaller. */
const drawPhoto = (page: Page): Promise<Buffer> => page.screenshot({ type: 'jpeg' });

const isDrawn = (picture: Locator): Promise<boolean> =>
  picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth > 0);

test('a graduate adds a photo of their class, an alumni admin approves it, a classmate sees it and prints the year book', async ({
  page,
  site,
  openBrowser,
}) => {
  const [found] = await site.query<{ year: number; place: string }>(
    `select extract(year from graduated_on)::integer as year, graduation_place as place from person where email = 'alumnus@berea.test'`,
  );
  const { year, place } = found ?? { year: 0, place: '' };
  const address = classAddress(year, place);
  // Another graduate of the same class, whom the welcome has greeted already.
  await site.query(
    `update person set email = 'classmate@berea.test', show_alumni_welcome = false, terms_version = a.terms_version,
       password_hash = a.password_hash
     from person a where a.email = 'alumnus@berea.test' and person.id = (
       select p.id from person p where p.id <> a.id and extract(year from p.graduated_on) = $1 and p.graduation_place = $2
         and p.status = 'ACTIVE' order by p.id limit 1)`,
    [year, place],
  );
  await signInAs(page, 'alumnus', CLASSES_PAGE);
  await expectHeading(page, 'Classes');
  await expectSoundAt(page, 390, 'alumni-classes');
  await visit(page, address);
  const photo = await drawPhoto(page);
  await page.getByRole('button', { name: 'Add a photo' }).click();
  const adding = page.getByRole('dialog');
  await adding
    .getByLabel('Choose a photo')
    .setInputFiles({ name: 'dinner.jpg', mimeType: 'image/jpeg', buffer: photo });
  await adding.getByLabel('Caption').fill(CAPTION);
  await expectSoundAt(page, 390, 'add-class-photo');
  await adding.getByRole('button', { name: 'Add photo' }).click();
  await expectToast(page, 'Photo added. Others see it once an alumni admin has approved it.');

  const classmate = await openBrowser(site);
  await signInAs(classmate, 'classmate', address);
  const photoFor = (reader: Page): Locator => reader.getByRole('button', { name: CAPTION });
  expect(await photoFor(classmate).count()).toBe(0);

  const admin = await openBrowser(site);
  await signInAs(admin, 'alumniadmin', PHOTOS_PAGE);
  const waiting = admin.getByRole('listitem').filter({ hasText: CAPTION });
  await expectSoundAt(admin, 390, 'class-photos-to-review');
  await waiting.getByRole('button', { name: 'Approve' }).click();
  await waiting.waitFor({ state: 'detached' });

  await visit(classmate, address);
  await expectSoon(() => isDrawn(photoFor(classmate).getByRole('presentation'))).toBe(true);
  await expectSoundAt(classmate, 390, 'class');

  // The book: everybody of the class and its photos, without what belongs to the site.
  await classmate.getByRole('button', { name: 'Print year book' }).waitFor();
  await classmate.emulateMedia({ media: 'print' });
  expect(await photoFor(classmate).isVisible()).toBe(true);
  expect(await classmate.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  for (const hidden of [
    classmate.getByRole('banner'),
    classmate.getByRole('contentinfo').first(),
    classmate.getByRole('button', { name: 'Add a photo' }),
    classmate.getByRole('button', { name: 'Print year book' }),
  ])
    expect(await hidden.isVisible()).toBe(false);
  expect((await classmate.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
  await classmate.emulateMedia({ media: 'screen' });
  await arrive(classmate);
});
