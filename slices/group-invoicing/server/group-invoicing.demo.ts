import { yearOf } from '#kit/calendar/day.ts';
import type { Demo } from '#kit/demo/demo.ts';

/** What the campuses charge in the next year, with the lines of this year’s invoices, and students who always pay less. */
export async function seedGroupInvoicing({ client, today, now }: Demo): Promise<void> {
  await client.query(
    `insert into fee_template (id, region_id, year, title, created_at, lines)
     select md5('fee template ' || i.id)::uuid, i.region_id, $1, replace(i.title, 'tuition', 'fees'), $2,
       (select jsonb_agg(jsonb_build_object('particulars', l.particulars, 'quantity', l.quantity, 'price', l.price,
         'taxRate', l.tax_rate) order by l.position) from invoice_line l where l.invoice_id = i.id and l.price > 0)
     from (
       select distinct on (region_id, title) id, region_id, title from invoice
       where exists (select from invoice_line l where l.invoice_id = invoice.id and l.price > 0)
       order by region_id, title, issued_on desc, count desc
     ) i`,
    [yearOf(today) + 1, now],
  );
  await client.query(
    `insert into fee_reduction (id, person_id, region_id, percent_off, amount_off, currency, reason, valid_from, given_at)
     select md5('fee reduction ' || m.person_id || m.region_id)::uuid, m.person_id, m.region_id, case when m.place % 2 = 0 then 1000 else 2500 end, 0, r.currency,
       case when m.place % 2 = 0 then 'Sibling at the college' else 'Scholarship of the alumni fund' end,
       m.first_day, m.first_day
     from (
       select person_id, region_id, first_day,
         row_number() over (partition by region_id order by sort_name, person_id) as place
       from group_member where last_day is null
     ) m join region r on r.id = m.region_id
     where m.place % 17 in (3, 8)`,
  );
}
