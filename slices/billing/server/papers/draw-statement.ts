import { addDays } from '#kit/calendar/day.ts';
import { atLeastNothing, negative } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { PLAIN, QUIET, type PaperFlow } from '#kit/pdf/paper-flow.ts';
import { drawTable } from '#kit/pdf/paper-table.ts';
import type { StatementPeriod } from '../../rules/downloads.ts';
import type { Statement, StatementLine } from '../../rules/statement.ts';
import type { EntryRecord } from '../ledger.queries.ts';
import { drawPaper, type PaperSetting } from './billing-paper.ts';

/** Everything that was booked with one campus in a period, and how what is owed changed by it. */
export function drawStatement(
  setting: PaperSetting,
  { statement, period }: { statement: Statement<EntryRecord>; period: StatementPeriod },
): Promise<Buffer> {
  const { words, today, parties } = setting;
  const { say } = words;
  const until = period.until !== null && period.until < today ? period.until : today;
  const from = period.from ?? statement.lines[0]?.entry.day ?? until;
  const days = from < until ? words.days(from, until) : words.day(until);
  const money = (amount: MinorUnits): string => words.amount(amount, parties.currency);
  return drawPaper(setting, {
    title: say('statementTitle'),
    name: days,
    facts: [{ term: say('statementPeriod'), value: days }],
    draw(flow) {
      if (period.from !== null)
        drawLine(
          flow,
          `${say('statementBefore')} (${words.shortDay(addDays(period.from, -1))})`,
          money(statement.before),
        );
      if (statement.lines.length === 0) drawLine(flow, say('statementNothing'), '');
      else drawLines(flow, setting, statement.lines);
      flow.y += 6;
      drawLine(flow, say('statementAfter', { day: words.day(until) }), money(statement.after), 'strong');
      if (statement.after < 0) drawLine(flow, say('statementCreditHint'), '');
    },
  });
}

function drawLine(
  flow: PaperFlow,
  label: string,
  value: string,
  weight: 'regular' | 'strong' = 'regular',
): void {
  const ink = weight === 'regular' ? { ink: QUIET } : {};
  flow.row(
    [
      { x: 0, width: flow.width - 120, text: label, weight, ...ink },
      { x: flow.width - 110, width: 110, text: value, weight, align: 'end', ...ink },
    ],
    weight === 'strong' ? { size: 11, leading: 16 } : PLAIN,
  );
  flow.y += 6;
}

function drawLines(
  flow: PaperFlow,
  { words, parties: { currency } }: PaperSetting,
  lines: readonly StatementLine<EntryRecord>[],
): void {
  const { say } = words;
  const unlessNothing = (amount: MinorUnits): string => (amount > 0 ? words.amount(amount, currency) : '');
  drawTable<StatementLine<EntryRecord>>(flow, {
    columns: [
      { head: say('transactionDate'), width: 70, textOf: ({ entry }) => words.shortDay(entry.day) },
      {
        head: say('paperParticulars'),
        textOf: ({ entry }) =>
          [words.what(entry), entry.invoiceNumber, words.method(entry), entry.reference]
            .filter(Boolean)
            .join(' · '),
      },
      {
        head: say('statementCharged'),
        width: 82,
        align: 'end',
        textOf: ({ effect }) => unlessNothing(atLeastNothing(effect)),
      },
      {
        head: say('statementCredited'),
        width: 82,
        align: 'end',
        textOf: ({ effect }) => unlessNothing(atLeastNothing(negative(effect))),
      },
      {
        head: say('invoiceBalance'),
        width: 86,
        align: 'end',
        textOf: ({ balance }) => words.amount(balance, currency),
      },
    ],
    rows: lines,
  });
}
