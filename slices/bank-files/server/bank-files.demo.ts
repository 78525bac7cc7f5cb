import type { Demo } from '#kit/demo/demo.ts';

/** In each campus a file of a fortnight ago that was worked through, and one of yesterday that is half done. */
export async function seedBankFiles({ client, today, now }: Demo): Promise<void> {
  const when = [today, now];
  await client.query(FILES, when);
  await client.query(MATCHED, [now]);
  await client.query(NO_PAYMENTS, [today]);
  await client.query(WAITING, [today]);
  await client.query(REPEATED);
}

const ID = (words: string): string => `md5(${words})::uuid`;
const FILE_ID = (which: string): string => ID(`'bank file ${which} ' || r.id`);
const FINGERPRINT = (words: string): string => `encode(sha256(convert_to(${words}, 'UTF8')), 'hex')`;

/** Only where students have paid through the bank. */
const FILES = `insert into bank_file (id, region_id, file_name, format, hash, accounts, passed_over, created_by, created_at, read_at)
  select md5('bank file ' || f.which || ' ' || r.id)::uuid, r.id, 'statement-' || ($1::date - f.days) || f.ending, f.format,
    ${FINGERPRINT(`f.which || r.id`)}, array['Tuition account'], f.passed_over::jsonb, payer.made_by,
    $2::timestamptz - make_interval(days => f.days, hours => 2), $2::timestamptz - make_interval(days => f.days, hours => 2)
  from region r
    join lateral (select made_by from ledger_entry where region_id = r.id and method = 'TRANSFER' order by made_at, id limit 1) payer on true,
    (values ('done', 14, '.xml', 'CAMT', '{"OUTGOING": 11, "NOT_BOOKED": 2}'), ('half', 1, '.csv', 'CSV', '{"OUTGOING": 4}'))
      as f (which, days, ending, format, passed_over)`;

/** The last transfers of each campus: the newest three are of the second file. */
const MATCHED = `with paid as (
    select e.*, row_number() over (partition by e.region_id order by e.day desc, e.id) as place
    from ledger_entry e
    where e.type = 'PAYMENT' and e.method = 'TRANSFER' and e.invoice_id is not null and e.reverses is null
      and not exists (select from ledger_entry x where x.reverses = e.id or x.refunds = e.id)
  ), line as (
    insert into bank_line (id, file_id, region_id, position, fingerprint, account, day, amount, currency, remitter, text, reference)
    select ${ID(`'bank line ' || e.id`)}, case when e.place <= 3 then ${FILE_ID('half')} else ${FILE_ID('done')} end, r.id, e.place,
      ${FINGERPRINT(`'line ' || e.id`)}, 'Tuition account', e.day, e.amount, e.currency, upper(p.first_name || ' ' || p.last_name),
      'Tuition ' || i.number, e.reference
    from paid e join region r on r.id = e.region_id join invoice i on i.id = e.invoice_id join person p on p.id = e.person_id
    where e.place <= 11
  ), decision as (
    insert into bank_decision (id, line_id, region_id, kind, decided_by, decided_at)
    select ${ID(`'bank decision ' || e.id`)}, ${ID(`'bank line ' || e.id`)}, e.region_id, 'MATCHED', e.made_by,
      $1::timestamptz - make_interval(days => case when e.place <= 3 then 1 else 14 end, hours => 1, mins => e.place::integer)
    from paid e where e.place <= 11
  )
  insert into bank_match (entry_id, decision_id, line_id, region_id, position)
  select e.id, ${ID(`'bank decision ' || e.id`)}, ${ID(`'bank line ' || e.id`)}, e.region_id, 0 from paid e where e.place <= 11`;

/** What came through the bank and was of no student. */
const NO_PAYMENTS = `with line as (
    insert into bank_line (id, file_id, region_id, position, fingerprint, account, day, amount, currency, remitter, text, reference)
    select ${ID(`'bank gift ' || s.text || r.id`)}, md5('bank file ' || s.which || ' ' || r.id)::uuid, r.id, s.position,
      ${FINGERPRINT(`'gift ' || s.text || r.id`)}, 'Tuition account', $1::date - s.days, s.units * power(10, c.decimals)::bigint, r.currency,
      s.remitter, s.text, ''
    from region r join currency c on c.value = r.currency,
      (values ('done', 20, 15, 250, 'Grace Community Church', 'Offering for the library'),
        ('done', 21, 16, 38, 'City Power and Light', 'Refund of overpaid electricity'),
        ('half', 20, 2, 500, 'Grace Community Church', 'Gift for the autumn outreach')) as s (which, position, days, units, remitter, text)
    where r.id in (select region_id from bank_file)
    returning id, region_id, file_id, text
  )
  insert into bank_decision (id, line_id, region_id, kind, reason, decided_by, decided_at)
  select md5('bank aside ' || l.id)::uuid, l.id, l.region_id, 'SET_ASIDE',
    case when l.text like 'Refund%' then 'Refund of our own bill' else 'A gift, booked with the donations' end, f.created_by,
    f.created_at + interval '1 hour'
  from line l join (select id, created_by, created_at from bank_file) f on f.id = l.file_id`;

/** Of open invoices: some name them, some their student, and some nobody. */
const WAITING = `with open as (
    select b.*, i.number, i.year, i.count, p.first_name, p.last_name, p.student_number,
      row_number() over (partition by b.region_id order by b.due_on, b.invoice_id) as place
    from open_invoice b join invoice i on i.id = b.invoice_id join person p on p.id = b.person_id
    where b.balance > 0 and p.student_number is not null
  )
  insert into bank_line (id, file_id, region_id, position, fingerprint, account, day, amount, currency, remitter, text, reference)
  select ${ID(`'bank waiting ' || o.invoice_id`)}, ${FILE_ID('half')}, r.id, 30 + o.place, ${FINGERPRINT(`'waiting ' || o.invoice_id`)},
    'Tuition account', $1::date - 1 - (o.place % 3)::integer,
    case when o.place in (6, 7) then greatest(o.balance / 2, 1) else o.balance end, o.currency,
    case when o.place in (3, 8) then 'Family ' || o.last_name when o.place = 4 then 'Global Transfers Ltd'
      else upper(o.last_name || ', ' || o.first_name) end,
    case when o.place in (1, 2, 3, 7) then 'Invoice ' || o.number when o.place = 4 then 'STUDENT ' || o.student_number || ' FEES'
      when o.place = 5 then 'inv. ' || o.year || '-' || lpad(o.count::text, 4, '0') when o.place = 6 then 'School fees' else 'Thank you' end,
    'REF' || lpad((o.place * 7919 % 100000)::text, 5, '0')
  from open o join region r on r.id = o.region_id
  where o.place <= 8 and r.id in (select region_id from bank_file)`;

/** The two files overlap by a day. */
const REPEATED = `insert into bank_repeat (file_id, line_id, region_id)
  select ${FILE_ID('half')}, l.id, r.id
  from region r join lateral (
    select id from bank_line where file_id = ${FILE_ID('done')} order by day desc, position limit 2) l on true`;
