import { expect } from 'vitest';
import { expectHeading, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { linkIn, openMail } from '#testing/site/site-mail.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs, visit } from '#testing/site/site-visit.ts';

const PAY = /by card$/;

test('a student pays a part by card after a decline and 3-D Secure, the rest with the saved card, and removes it (FIN-06) (FIN-10) (FIN-21)', async ({
  page,
  site,
}) => {
  await signInAs(page, 'student', '/student/transactions');
  await page.getByRole('link', { name: PAY }).first().click();
  await expectHeading(page, 'Pay by card');
  await page.getByRole('radio', { name: 'Another amount' }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill('9,999,999');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectText(page, /left to pay on this invoice\.$/);
  await page.getByRole('textbox', { name: 'Amount' }).fill('100.50');
  await page.getByRole('checkbox', { name: 'Save this card for next time' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expectText(page, 'TEST MODE: no money is moved. Choose a test card.');
  await page.getByRole('radio', { name: 'Is declined', exact: true }).check();
  await page.getByRole('button', { name: 'Pay $100.50' }).click();
  await expectText(page, 'Your card was declined. Try another card, or ask your bank.');
  // Loaded again in the middle, the page goes on where it was.
  await page.reload();
  await expectText(page, '$100.50 for Second year tuition');
  await page.getByRole('radio', { name: /3-D Secure/ }).check();
  await page.getByRole('button', { name: 'Pay $100.50' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectToast(page, '$100.50 paid. Your receipt is on its way by email.');
  await expectHeading(page, /^Second year tuition/);
  await expectText(page, 'Visa ending 3184');

  const receipt = await openMail(site, 'student@berea.test', /^Receipt for your payment of \$100\.50$/);
  expect(receipt.text).toContain('Card: Visa ending 3184');
  expect(linkIn(receipt, site)).toContain('/student/transactions/');
  // Back does not lead to a payment that was made.
  await page.goBack();
  expect(page.url()).not.toContain('attempt=');

  await visit(page, '/student/transactions/card');
  await page.getByRole('radio', { name: 'Is accepted' }).check();
  await page.getByRole('button', { name: 'Save a card' }).click();
  await expectToast(page, 'Card saved.');
  await visit(page, '/student/transactions');
  await page.getByRole('link', { name: PAY }).first().click();
  await page.getByRole('radio', { name: /^Visa ending 4242/ }).check();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expectToast(page, /paid\. Your receipt is on its way/);
  await expectText(page, 'Paid');

  await visit(page, '/student/transactions?tab=card');
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expectText(page, 'No card saved');
});

test('where the campus takes no cards the page says so in the customer’s words (FIN-19) (FIN-20)', async ({
  page,
  site,
}) => {
  const setCards = 'update region set card_payments_enabled = $1 where slug = $2';
  await site.query(setCards, [false, 'US-Colorado']);
  try {
    await signInAs(page, 'owing', '/student/transactions');
    await page.getByRole('link', { name: 'Second year tuition' }).click();
    expect(await page.getByRole('button', { name: 'Pay by card (coming soon)' }).isDisabled()).toBe(true);
    await expectText(page, 'Credit card processing not available in your region yet');
  } finally {
    await site.query(setCards, [true, 'US-Colorado']);
  }
});
