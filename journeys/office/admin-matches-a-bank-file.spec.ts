import type { Page } from 'playwright-core';
import { expectText, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs, visit } from '#testing/site/site-visit.ts';

const OPEN = `select i.number, (b.balance / 100.0)::numeric(12, 2)::text as amount
  from open_invoice b join invoice i on i.id = b.invoice_id join region r on r.id = b.region_id
  where r.slug = 'US-Colorado' and b.balance > 0 order by b.due_on desc, i.number limit 4`;

async function upload(page: Page, text: string): Promise<void> {
  await page.getByLabel('Campus').selectOption('Colorado');
  const buffer = Buffer.from(text);
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'week.csv', mimeType: 'text/csv', buffer });
}

test('an admin drops a bank file, confirms its payments by keyboard and all at once, takes one back, and drops it again', async ({
  page,
  site,
}) => {
  const open = await site.query<{ number: string; amount: string }>(OPEN);
  const day = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  const file = [
    'Date;Amount;Currency;Name;Text',
    ...open.map(({ number, amount }, at) => `${day};${amount};USD;Sender ${at + 1};Fees ${number}`),
    `${day};-12.00;USD;Bank;Fee`,
  ].join('\n');

  await signInAs(page, 'admin', '/invoices/bank-files');
  await upload(page, file);
  await page.getByRole('heading', { level: 1, name: 'week.csv' }).waitFor();
  await expectText(page, 'Passed over: 1 outgoing.');

  await page.getByRole('button', { name: 'Sender 1' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: open[0]?.number ?? '' })
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('heading', { name: 'Sender 2' }).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Confirm 3 sure matches' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click();
  await expectToast(page, '3 payments matched.');
  await page.getByRole('radio', { name: 'Matched (4)' }).check();
  await page.getByRole('button', { name: 'Sender 4' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).first().click();
  await page.getByText('To match (1)').waitFor();

  await visit(page, '/invoices/bank-files');
  await upload(page, file);
  await expectText(page, 'Every payment in this file came in an earlier file. Nothing was added.');
  await page.getByRole('radio', { name: 'Already known (4)' }).check();
  await page.getByRole('link', { name: 'week.csv' }).first().waitFor();
});
