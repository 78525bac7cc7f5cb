import type { Demo } from '#kit/demo/demo.ts';
import { formatAmount, storedAmount } from '#kit/money/amounts.ts';
import type { DemoNotice } from '#slices/notifications/server/notifications.demo.ts';

/** Reminded in the morning of the campus. */
const REMINDED_AT = '09:11';

const WORDS = JSON.stringify({
  en: 'If paying is hard at the moment, please come and talk to us. We’ll find a way.',
  es_MX: 'Si ahora le cuesta pagar, venga a hablar con nosotros. Encontraremos una manera.',
  de_DE: 'Wenn das Bezahlen gerade schwerfällt, sprechen Sie bitte mit uns. Wir finden einen Weg.',
});

/** Every campus reminds, one holds transcripts; who owes was reminded in due course, and some are spared. */
export async function seedDues(
  { client, today }: Demo,
  { adminId, accountIds }: { adminId: string; accountIds: readonly string[] },
): Promise<DemoNotice[]> {
  await client.query(
    `insert into dues_policy (region_id, remind_after, words, hold_above, currency)
     select id, '{3,14,30}', $1, case when slug = $2 then 250000 end, currency from region
     where zone <> 'SYSTEM' and id in (select region_id from invoice)`,
    [WORDS, HOLDING_CAMPUS],
  );
  const { rows } = await client.query<Reminded>(
    `with sent as (
       insert into dues_reminder (invoice_id, days_after, person_id, region_id, sent_at)
       select b.invoice_id, step, b.person_id, b.region_id, (b.due_on + step + $2::time) at time zone r.time_zone
       from open_invoice b join region r on r.id = b.region_id join dues_policy d on d.region_id = b.region_id,
         unnest(d.remind_after) step
       where b.balance > 0 and b.due_on + step < $1::date
         and not exists (select from payment_plan p where p.invoice_id = b.invoice_id)
       returning invoice_id, person_id, region_id, sent_at)
     select s.person_id as "personId", s.region_id as "regionId", s.sent_at as at, i.id as "invoiceId", i.number,
       b.balance, c.value, c.decimals
     from sent s join invoice i on i.id = s.invoice_id join open_invoice b on b.invoice_id = i.id
       join currency c on c.value = b.currency
     where s.person_id = any ($3::uuid[]) order by s.sent_at, i.id`,
    [today, REMINDED_AT, accountIds],
  );
  await client.query(
    `insert into dues_exception (id, person_id, region_id, kind, reason, valid_to, given_by, given_at)
     select md5('dues exception ' || person_id || region_id)::uuid, person_id, region_id,
       case when place = 3 then 'NO_HOLD' else 'NO_REMINDERS' end,
       case when place = 3 then 'A sponsor has promised to pay by summer' else 'In hospital until further notice' end,
       case when place = 3 then $1::date + 120 end, $2, $1::date - 9
     from (
       select m.person_id, m.region_id,
         row_number() over (partition by m.region_id order by max(i.due_on) desc, m.person_id) as place
       from dues_reminder m join invoice i on i.id = m.invoice_id group by m.person_id, m.region_id
     ) m where place in (3, 4)`,
    [today, adminId],
  );
  return rows.map(({ personId, regionId, at, invoiceId, number, balance, ...currency }) => ({
    personId,
    regionId,
    name: 'paymentReminder',
    facts: {
      count: '1',
      invoice: number,
      amount: formatAmount(storedAmount(balance), currency, 'en'),
      words: '',
    },
    path: `/student/transactions/${invoiceId}`,
    at,
  }));
}

interface Reminded {
  personId: string;
  regionId: string;
  at: Date;
  invoiceId: string;
  number: string;
  balance: string;
  value: string;
  decimals: number;
}

const HOLDING_CAMPUS = 'US-Colorado';
