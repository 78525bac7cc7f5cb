import { expectHeading, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

test('a superadmin writes and publishes a document, a student reads it, and an earlier text comes back (DOC-02) (DOC-18) (DOC-19) (NAV-37)', async ({
  page,
  site,
  openBrowser,
}) => {
  await signInAs(page, 'superadmin', '/documents');
  await page.getByRole('button', { name: 'New document' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill('Guest house');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expectHeading(page, /Guest house/);

  const editor = page.getByRole('textbox', { name: 'Text in English' });
  const save = () => page.getByRole('button', { name: 'Save' }).click();
  await editor.fill('Guests ring the bell.');
  await save();
  await expectToast(page, 'The text was saved.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectToast(page, 'The document was published.');

  const student = await openBrowser(site);
  await signInAs(student, 'student', '/docs');
  await student.getByRole('searchbox').fill('ring bell');
  await student.getByRole('link', { name: 'Guest house' }).click();
  await expectText(student, 'Guests ring the bell.');

  await editor.fill('Guests come in by the garden.');
  await save();
  await page.getByRole('row', { name: /Version 2/ }).waitFor();
  await page.getByRole('button', { name: 'More for Version 1' }).click();
  await page.getByRole('menuitem', { name: 'Compare' }).click();
  await expectText(page, 'From version 1 to now');
  await arrive(page);
  await expectSoundAtEveryWidth(page, 'one-document');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expectToast(page, 'Version 1 was restored.');
  await student.reload();
  await expectText(student, 'Guests ring the bell.');

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expectToast(page, 'The document was unpublished.');
  await student.reload();
  await expectText(student, 'Document not found, or you don’t have access to it.');
});
