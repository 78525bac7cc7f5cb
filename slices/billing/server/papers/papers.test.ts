import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { textOf } from '#testing/read-pdf.ts';
import { invoiceAddress, receiptAddress, statementAddress } from '../../rules/downloads.ts';
import { BillingDesk } from '../testing/billing-desk.ts';

let college: College;
let desk: BillingDesk;
beforeAll(async () => {
  college = await College.open();
  desk = await BillingDesk.open(college, 'papers');
  await college.database.owner.query(
    `update region set address_line1 = '1 Jalan Merdeka', address_city = 'Jakarta', address_country = 'IDN', phone = '+62 21' where id = $1`,
    [desk.regionId],
  );
});
afterAll(() => college.close());

const LINES = [
  { particulars: 'Tuition, year 2', quantity: 2, price: 39_000, taxRate: 0 },
  { particulars: 'Books', quantity: 1, price: 9_500, taxRate: 8.25 },
];

async function paperAt(browser: Browser, address: string): Promise<string> {
  const answer = await browser.fetch(address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*\.pdf/);
  return textOf(Buffer.from(await answer.arrayBuffer()));
}

/** A student who was charged 882.84 and has paid 500. */
async function charged() {
  const student = await desk.student();
  const invoiceId = await desk.invoice(student.person.id, 0, { lines: LINES, note: 'Pay at the office.' });
  const transactionId = randomUUID();
  await desk.pay(invoiceId, 50_000, { transactionId, method: 'TRANSFER', reference: 'Ref 77' });
  return { student, invoiceId, transactionId, personId: student.person.id };
}

test('an invoice on paper has its lines, tax, payments and what is left, in the words of its reader (FIN-02, FIN-08)', async () => {
  const { student, invoiceId } = await charged();
  const { number } = (await desk.read(invoiceId)) ?? {};
  const paper = await paperAt(student, invoiceAddress(invoiceId));
  for (const text of ['1 Jalan Merdeka', 'Indonesia', '+62 21', String(number), 'Pay at the office.'])
    expect(paper).toContain(text);
  for (const row of [
    'Tuition, year 2 | 2 | £390.00 | 0% | £780.00',
    'Books | 1 | £95.00 | 8.25% | £95.00',
    'Subtotal | £875.00',
    'Tax | £7.84',
    'Total | £882.84',
    'Payment | Bank transfer | Ref 77 | £500.00',
    'Payments | −£500.00',
  ])
    expect(paper).toContain(row);
  expect(paper).toMatch(/Left to pay on .*£382\.84/);
  await college.database.owner.query(`update person set locale = 'de_DE' where id = $1`, [student.person.id]);
  expect(await paperAt(student, invoiceAddress(invoiceId))).toMatch(/Rechnung.*382,84 £/);
});

test('a payment, a refund and a reduction have a receipt; what was undone has none', async () => {
  const { student, invoiceId, transactionId } = await charged();
  expect(await paperAt(student, receiptAddress(transactionId))).toMatch(/Receipt.*£500\.00.*£382\.84/);
  const [refundId, reductionId, reversalId] = [randomUUID(), randomUUID(), randomUUID()];
  await desk.change('refundPayment', {
    transactionId: refundId,
    paymentId: transactionId,
    amount: 10_000,
    reason: 'Moved away',
    isReduced: false,
  });
  expect(await paperAt(student, receiptAddress(refundId))).toMatch(/Refund receipt.*£100\.00.*Moved away/);
  await desk.change('creditInvoice', {
    transactionId: reductionId,
    invoiceId,
    amount: 8_284,
    kind: 'REDUCTION',
    reason: 'Sibling',
  });
  expect(await paperAt(desk.admin, receiptAddress(reductionId))).toMatch(/Credit note.*£82\.84.*Sibling/);
  await desk.change('reverseTransaction', { reversalId, transactionId: reductionId, reason: 'By mistake' });
  for (const id of [reductionId, reversalId])
    expect((await student.fetch(receiptAddress(id))).status).toBe(404);
});

test('a statement tells what was booked in a period and how what is owed changed', async () => {
  const { student, personId } = await charged();
  const account = { personId, regionId: desk.regionId };
  const year = desk.today().slice(0, 4);
  const whole = await paperAt(student, statementAddress(account));
  expect(whole).toMatch(/Invoice · PAPERS-\d{4}-\d{4} \| £882\.84 \| .*£882\.84/);
  expect(whole).toMatch(/Bank transfer · Ref 77.*£500\.00 \| £382\.84/);
  const later = await paperAt(student, statementAddress(account, String(Number(year) + 1)));
  expect(later).toMatch(/Balance before .*£382\.84.*Nothing was booked in this period/);
  expect((await student.fetch(`${statementAddress(account)}?from=yesterday`)).status).toBe(404);
});

test('papers are for the student and those who keep the books, and for nobody else', async () => {
  const { student, invoiceId, transactionId, personId } = await charged();
  const elsewhere = await BillingDesk.open(college, 'papers-elsewhere');
  const account = statementAddress({ personId, regionId: desk.regionId });
  const papers = [invoiceAddress(invoiceId), receiptAddress(transactionId), account];
  for (const address of papers) {
    await paperAt(desk.admin, address);
    for (const stranger of [await desk.student(), elsewhere.admin])
      expect((await stranger.fetch(address)).status).toBe(404);
    expect((await college.visitor().fetch(address)).status).toBe(302);
  }
  // The person who has no account with a campus is not named to its admins.
  const nameless = statementAddress({ personId, regionId: elsewhere.regionId });
  expect((await elsewhere.admin.fetch(nameless)).status).toBe(404);
  expect((await student.fetch(invoiceAddress('none'))).status).toBe(404);
});
