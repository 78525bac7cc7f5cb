import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { storedAmount } from '#kit/money/amounts.ts';
import { numbersOn, type Candidate } from '../rules/suggest.ts';
import type { LineRecord } from './bank-line.queries.ts';

/** An invoice that the line of some id may pay, with what the page tells of it. */
export interface FoundCandidate extends Candidate {
  lineId: string;
  title: string;
}

interface Row extends Omit<FoundCandidate, 'balance' | 'firstName' | 'lastName'> {
  balance: string;
  dueOn: Day;
  firstName: string | null;
  lastName: string | null;
}

/** Two of one amount say as little as twenty. */
const OF_ONE_AMOUNT = 2;

/**
 * Open invoices of the campus, in the currency of each line, that may be what it pays: those a number on it names; and where
 * `isWide`, those of whom it names, and those over its amount.
 */
export async function listCandidates(
  db: Db | Tx,
  lines: readonly LineRecord[],
  { isWide }: { isWide: boolean },
): Promise<FoundCandidate[]> {
  const asked = lines.map((line) => ({
    line: line.id,
    region: line.regionId,
    currency: line.currency.value,
    amount: line.amount,
    words: `${line.remitter} ${line.text}`,
    ...numbersOn(line),
  }));
  const wide = sql`
    union
    select l.line, o.invoice_id from searched l join owing o on o.region_id = l.region
      and strpos(l.words, o.family) > 0 and strpos(l.words, o.given) > 0
    union
    select l.line, a.invoice_id from line l cross join lateral (
      select invoice_id from open_invoice b
      where b.region_id = l.region and b.currency = l.currency and b.balance = l.amount limit ${OF_ONE_AMOUNT}) a`;
  const { rows } = await sql<Row>`
    with line as (
      select * from json_to_recordset(${JSON.stringify(asked)}::json) as t (
        line uuid, region uuid, currency text, amount bigint, words text, invoices json, students json)
    ), searched as materialized (
      select line, region, app.search_form(words) || ' ' as words from line
    ), owing as materialized (
      select b.invoice_id, b.region_id, app.search_form(p.last_name) || ' ' as family,
        app.search_form(split_part(btrim(p.first_name), ' ', 1)) || ' ' as given
      from open_invoice b join person p on p.id = b.person_id
      where ${isWide} and b.balance > 0 and b.region_id in (select region from line)
        and btrim(p.last_name) <> '' and btrim(p.first_name) <> ''
    ), found as (
      select l.line, i.id as invoice_id from line l
        cross join lateral json_to_recordset(l.invoices) as n (year integer, count integer)
        join invoice i on i.region_id = l.region and i.year = n.year and i.count = n.count
      union
      select l.line, b.invoice_id from line l
        cross join lateral json_array_elements_text(l.students) as s (number)
        join person p on p.student_number = s.number::integer
        join open_invoice b on b.person_id = p.id and b.region_id = l.region
      ${isWide ? wide : sql``}
    )
    select f.line as "lineId", i.id as "invoiceId", i.person_id as "personId", i.number, i.title, b.balance, i.due_on as "dueOn",
      p.student_number as "studentNumber", p.first_name as "firstName", p.last_name as "lastName"
    from found f join line l on l.line = f.line
      join open_invoice b on b.invoice_id = f.invoice_id and b.balance > 0 and b.currency = l.currency
      join invoice i on i.id = b.invoice_id
      left join person p on p.id = i.person_id`.execute(db);
  return rows.map(({ balance, firstName, lastName, ...row }) => ({
    ...row,
    balance: storedAmount(balance),
    firstName: firstName ?? '',
    lastName: lastName ?? '',
  }));
}
