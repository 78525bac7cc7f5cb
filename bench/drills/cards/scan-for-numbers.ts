import { Writable } from 'node:stream';
import { pino } from 'pino';
import { cardNumbersIn } from '#kit/cards/card-number.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { openCardCollege, saveCard } from './card-college.ts';

const NUMBER = '4242 4242 4242 4242';

export interface ScanOutcome {
  /** Where a number of a card stands, by table; or in the log. */
  found: string[];
  scanned: { tables: number; characters: number };
}

/** Pays, saves and refunds; sends the number of a card wherever a person might; and reads all that was kept and logged. */
export async function scanForNumbers(database?: TestDatabase): Promise<ScanOutcome> {
  let logged = '';
  const log = pino(
    { level: 'debug' },
    new Writable({
      write(chunk: Buffer, _, done) {
        logged += chunk.toString();
        done();
      },
    }),
  );
  const open = await openCardCollege({ log, database });
  const { cards, college, peer } = open;
  const student = await cards.desk.student();
  const savedCardId = await saveCard(open, student);
  const invoiceId = await cards.desk.invoice(student.person.id, 9_000);
  const { attempt } = await cards.begin(student, invoiceId, 4_000, { savedCardId });
  const declined = await cards.begin(student, invoiceId, 2_000);
  await peer.confirm(declined.clientSecret ?? '', 'pm_card_chargeDeclined');
  await cards.check(student, declined.attempt._id);
  const refund = { paymentId: attempt._id, amount: 1_000, isReduced: false };
  await cards.desk.change('refundPayment', { ...refund, reason: NUMBER });
  await cards.desk.change('refundPayment', { ...refund, reason: 'Left' });
  await cards.desk.pay(invoiceId, 100, { reference: NUMBER });
  await fetch(`${college.url}/sandbox-cards`, { method: 'POST', body: JSON.stringify({ card: NUMBER }) });
  await cards.pay(student, NUMBER, 100);
  await college.runJobs();
  const found = cardNumbersIn(logged).map(() => 'the log');
  let characters = logged.length;
  const tables = await cards.rows(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables)
    for (const { line } of await cards.rows(`select t::text as line from "${String(name)}" t`)) {
      characters += String(line).length;
      if (cardNumbersIn(String(line)).length > 0) found.push(String(name));
    }
  await open.close();
  return { found, scanned: { tables: tables.length, characters } };
}
