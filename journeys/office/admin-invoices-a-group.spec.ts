import { expectText } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs, visit } from '#testing/site/site-visit.ts';

test('an admin sees what a year would be charged, invoices it, and takes it back (FIN-08) (FIN-11)', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/invoices/groups');
  await page.getByLabel('Fee template').selectOption(`First year fees (${new Date().getUTCFullYear() + 1})`);
  await page.getByRole('button', { name: 'Add year 1' }).click();
  await page
    .getByRole('button', { name: /^Remove First Year Day/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('table', { name: 'Students' }).waitFor();
  await page.getByRole('button', { name: /^Invoice \d+ students$/ }).click();
  await expectText(page, /^\d+ invoices issued\. The students have been told\.$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Take unpaid invoices back' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('The wrong year');
  await page.getByRole('button', { name: 'Take unpaid invoices back' }).last().click();
  await expectText(page, /^\d+ invoices taken back: The wrong year$/);
  await visit(page, '/invoices/groups?tab=runs');
  await expectText(page, 'Taken back');
});
