import { expect } from 'vitest';
import { expectHeading, expectText, expectToast } from '#testing/site/site-expectations.ts';
import { linkIn, openMail } from '#testing/site/site-mail.ts';
import { test } from '#testing/site/site-story.ts';
import { signInAs, visit } from '#testing/site/site-visit.ts';
import { expectSoundAtEveryWidth } from '#testing/site/site-widths.ts';

const RUTH = 'ruth@sponsors.example.net';

test('a sponsor without an account pays a part after a decline and 3-D Secure, the student reads who has helped, and a revoked link opens nothing (FIN-06) (FIN-10)', async ({
  page,
  site,
  openBrowser,
}) => {
  const [owed] = await site.query<{ id: string; lastName: string }>(
    `select o.invoice_id as id, p.last_name as "lastName" from open_invoice o join person p on p.id = o.person_id
     where p.email = 'freshman@berea.test' and o.balance > 20000 limit 1`,
  );
  await signInAs(page, 'freshman', `/student/transactions/${owed?.id}`);
  await page.getByRole('link', { name: 'Ask a sponsor' }).click();
  await expectHeading(page, 'Ask a sponsor');
  await page.getByRole('button', { name: 'New link' }).click();
  const making = page.getByRole('dialog', { name: 'New link' });
  await making.getByRole('radio', { name: 'Up to an amount' }).check();
  await making.getByRole('textbox', { name: 'Amount' }).fill('150');
  await making.getByLabel('Send it by email to').fill(RUTH);
  await making.getByRole('button', { name: 'Make link' }).click();
  await expectToast(page, `The link was sent to ${RUTH}.`);
  await expectText(page, '$0.00 of $150.00 paid');
  await expectSoundAtEveryWidth(page, 'student-sponsors');

  const asking = await openMail(site, RUTH, /asks for your help with college fees$/);
  const link = linkIn(asking, site);
  const sponsor = await openBrowser(site);
  await sponsor.goto(link);
  await expectHeading(sponsor, /^Help .+ with college fees$/);
  expect(await sponsor.getByRole('main').textContent()).not.toContain(owed?.lastName);
  await expectSoundAtEveryWidth(sponsor, 'sponsor-asked');
  await sponsor.getByRole('radio', { name: 'Another amount' }).check();
  await sponsor.getByRole('textbox', { name: 'Amount' }).fill('151');
  await sponsor.getByLabel('Your email').fill(RUTH);
  await sponsor.getByRole('textbox', { name: 'Your name' }).fill('Ruth Meyer');
  await sponsor.getByRole('checkbox', { name: /^Tell .+ my name/ }).check();
  await sponsor.getByLabel(/^A few words to/).fill('Keep going!');
  await sponsor.getByRole('button', { name: 'Continue to the card' }).click();
  await expectText(sponsor, 'You can pay up to $150.00.');
  await sponsor.getByRole('textbox', { name: 'Amount' }).fill('100');
  await sponsor.getByRole('button', { name: 'Continue to the card' }).click();
  await sponsor.getByRole('radio', { name: 'Is declined', exact: true }).check();
  await sponsor.getByRole('button', { name: 'Pay $100.00' }).click();
  await expectText(sponsor, 'Your card was declined. Try another card, or ask your bank.');
  // Loaded again in the middle, the page goes on where it was.
  await sponsor.reload();
  await expectHeading(sponsor, /^\$100\.00 for /);
  await sponsor.getByRole('radio', { name: /3-D Secure/ }).check();
  await sponsor.getByRole('button', { name: 'Pay $100.00' }).click();
  await sponsor.getByRole('button', { name: 'Confirm' }).click();
  await expectHeading(sponsor, 'Thank you');
  await expectSoundAtEveryWidth(sponsor, 'sponsor-thanked');

  const receipt = await openMail(site, RUTH, /^Receipt for your payment of \$100\.00$/);
  const paper = await sponsor.request.get(linkIn(receipt, site));
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);

  await visit(page, `/student/transactions/${owed?.id}`);
  await expectText(page, 'Ruth Meyer has paid $100.00');
  await expectText(page, 'Keep going!');
  await expectText(page, 'A sponsor’s card');
  await expectSoundAtEveryWidth(page, 'student-invoice-helped');
  await visit(page, `/student/transactions/${owed?.id}/sponsors`);
  await expectText(page, '$100.00 of $150.00 paid');
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expectToast(page, 'The link works no more.');
  await sponsor.goto(link);
  await expectHeading(sponsor, 'This link doesn’t work any more');
});
