import { expect } from 'vitest';
import { until } from '#kit/db/until.ts';
import type { Site } from '#testing/site/site.ts';
import { expectHeading, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { openMail } from '#testing/site/site-mail.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs, visit } from '#testing/site/site-visit.ts';

const PLANS = '/student/transactions?tab=plan';

/** As if it were the next day, on which the plan is charged again. */
async function passADay(site: Site, failures: number): Promise<void> {
  const [plan] = await site.query(
    `update plan_instalment i set due_on = i.due_on - 1, try_on = i.try_on - 1 from payment_plan p
     where p.id = i.plan_id and p.person_id = (select id from person where email = 'blocked@berea.test') returning p.id`,
  );
  await site.query(`select app.enqueue('chargePlan', $1::json, null, null, 10)`, [
    JSON.stringify({ planId: plan?.['id'] }),
  ]);
  await until(
    async () =>
      (
        await site.query('select 1 from payment_plan where id = $1 and consecutive_failures = $2', [
          plan?.['id'],
          failures,
        ])
      ).length === 1,
    { ms: 30_000, what: `failure ${failures}` },
  );
}

test('a student sets up a plan, whose card fails three times, and revives it with another (FIN-05) (FIN-15) (FIN-16) (FIN-18)', async ({
  page,
  site,
}) => {
  await signInAs(page, 'blocked', PLANS);
  await page
    .getByRole('link', { name: /^Set up a plan for/ })
    .first()
    .click();
  await expectHeading(page, 'Set up a payment plan');
  // There is no card yet; it is saved, and the form comes back.
  await page.getByRole('link', { name: 'Save a card' }).click();
  await page.getByRole('radio', { name: /^Can be saved, and is declined/ }).check();
  await page.getByRole('button', { name: 'Save a card' }).click();
  await expectHeading(page, 'Set up a payment plan');
  await page.getByRole('radio', { name: 'Every week' }).check();
  await page.getByLabel('Number of payments').selectOption('3');
  expect(await page.getByRole('list', { name: 'Payments' }).getByRole('listitem').count()).toBe(3);
  await page
    .getByRole('checkbox', { name: /^I agree that the college charges Mastercard ending 0341/ })
    .check();
  await page.getByRole('button', { name: 'Start the plan' }).click();
  await expectToast(page, 'Your payment plan is set up.');

  const mail = await openMail(site, 'blocked@berea.test', /^We couldn’t charge your card/);
  expect(mail.text).toContain('your bank declined the card');
  await passADay(site, 2);
  await passADay(site, 3);
  await visit(page, PLANS);
  await expectText(page, /^Three payments in a row failed/);

  await page.getByRole('link', { name: 'Save another card' }).click();
  await page.getByRole('radio', { name: 'Is accepted' }).check();
  await page.getByRole('button', { name: 'Save a card' }).click();
  await page.getByRole('button', { name: 'Turn on again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on again' }).click();
  await expectToast(page, 'The plan is on again.');
  await openMail(site, 'blocked@berea.test', /^Receipt for your payment/);
  await visit(page, PLANS);
  await expectText(page, '1 of 3 payments made');
});
