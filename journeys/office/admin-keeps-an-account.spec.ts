import { expectSoon, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs } from '#testing/site/site-visit.ts';
import { expectSoundAt } from '#testing/site/site-widths.ts';

test('an admin invoices a student, records a payment, refunds part of it, credits and deletes (HOLE-52)', async ({
  page,
  site,
}) => {
  const [student] = await site.query<{ id: string }>(
    `select id from person where email = 'student@berea.test'`,
  );
  await signInAs(page, 'admin', `/users/${student?.id}?tab=finances`);
  const dialog = page.getByRole('dialog').last();
  const row = page.getByRole('table', { name: 'Invoices' }).getByRole('row', { name: /Field trip/ });
  const expectRow = (words: readonly string[]) =>
    expectSoon(async () => {
      const shown = await row.innerText();
      return words.filter((word) => !shown.includes(word));
    }).toEqual([]);

  await page.getByRole('button', { name: 'New invoice' }).first().click();
  await dialog.getByLabel('Title').fill('Field trip');
  await dialog.getByLabel('Particulars').fill('Bus');
  await dialog.getByLabel('Quantity').fill('2');
  await dialog.getByLabel('Price').fill('125');
  await expectText(page, '$250.00');
  await dialog.getByRole('button', { name: 'Issue invoice' }).dblclick();
  await expectToast(page, /^Invoice US-COLORADO-\d{4}-\d{4} was issued\.$/);
  await expectRow(['Unpaid', '$250.00']);

  await row.getByRole('button').first().click();
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await dialog.getByLabel('Amount', { exact: true }).fill('100');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expectToast(page, '$100.00 was recorded.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expectRow(['Part-paid', '$150.00']);

  await page.getByRole('button', { name: 'More for Payment $100.00' }).first().click();
  await page.getByRole('menuitem', { name: 'Refund' }).click();
  await dialog.getByLabel('Amount', { exact: true }).fill('40');
  await dialog.getByLabel('Reason').fill('Came home earlier');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expectToast(page, '$40.00 was refunded.');
  await expectRow(['Partial refund', '$150.00']);

  await row.getByRole('button').first().click();
  await dialog.getByRole('button', { name: 'Credit note' }).click();
  await dialog.getByLabel('Amount', { exact: true }).fill('50');
  await dialog.getByLabel('Reason').fill('Sibling');
  await dialog.getByRole('button', { name: 'Credit note' }).click();
  await expectToast(page, '$50.00 was taken off the invoice.');
  await expectRow(['$100.00']);

  await dialog.getByRole('button', { name: 'Delete invoice' }).click();
  await expectText(page, '$60.00 paid becomes credit.');
  await dialog.getByLabel('Reason').fill('The trip was called off');
  await dialog.getByRole('button', { name: 'Delete invoice' }).click();
  await expectToast(page, /was deleted\.$/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expectRow(['Deleted', '−$60.00']);
  await expectSoundAt(page, 390, 'person-finances');
});
