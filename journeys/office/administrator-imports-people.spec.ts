import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expectHeading, expectText } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { arrive, signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

const HEADS = 'First name,Last name,Email,Group';
/** Two hundred lines, of which one lacks a name, one an address and one names a group that there is not. */
const lines = Array.from({ length: 200 }, (_, n) => {
  const [lastName, email] = [
    n === 10 ? '' : `Newcomer${n}`,
    n === 20 ? 'nobody' : `newcomer${n}@import.test`,
  ];
  return `Person,${lastName},${email},${n === 30 ? 'Ninth Year' : ''}`;
});

async function upload(page: Page, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'newcomers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}

/** Takes back the import whose page is open: the demo college stays as it was. */
async function undo(page: Page, outcome: string): Promise<void> {
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
  await expectText(page, outcome);
}

test('an admin imports two hundred people, corrects the three bad lines, and undoes the batch', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/users');
  await page.getByRole('link', { name: 'Import people' }).click();
  await expectHeading(page, 'Import people');
  await page.getByLabel('Campus').selectOption({ label: 'Walsall' });
  await upload(page, [HEADS, ...lines].join('\n'));
  await expectText(page, '197 people can be imported');
  await expectText(page, 'Row 32, Group: the campus has no group “Ninth Year”');
  await arrive(page);
  await expectSoundAtEveryWidth(page, 'import-checked');
  await page.getByRole('button', { name: 'Import 197 people' }).click();
  await expectText(page, '197 people were imported.');
  const first = page.url();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export CSV' }).click();
  const bad = await readFile(await (await saving).path(), 'utf8');
  await page.getByRole('link', { name: 'Upload corrected rows' }).click();
  await expectHeading(page, 'Import people');
  await upload(
    page,
    bad
      .replace('"Person","",', '"Person","Named",')
      .replace('nobody', 'somebody@import.test')
      .replace('Ninth Year', ''),
  );
  await page.getByRole('button', { name: 'Import 3 people' }).click();
  await expectText(page, '3 people were imported.');
  await undo(page, '3 people were removed.');
  await visit(page, new URL(first).pathname);
  await undo(page, '197 people were removed.');
});
