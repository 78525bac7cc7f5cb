import { dayIn } from '#kit/calendar/zone.ts';
import type { Day } from '#kit/calendar/day.ts';

interface Notified {
  name: string;
  createdAt: string;
}

/** One notification, or several of a kind that stand together. */
export type Entry<Row> = readonly Row[];

export interface DayOfEntries<Row> {
  day: Day;
  entries: Entry<Row>[];
}

/** Two of a kind are read as quickly as a line that says there are two. */
const FOLDED_FROM = 3;

/** Rows by the days of a reader's calendar, in the order they come in; neighbours of one kind are folded into one entry. */
export function groupNotifications<Row extends Notified>(
  rows: readonly Row[],
  zone: string,
): DayOfEntries<Row>[] {
  const days = Map.groupBy(rows, ({ createdAt }) => dayIn(new Date(createdAt), zone));
  return [...days].map(([day, ofDay]) => ({ day, entries: runsOf(ofDay).flatMap(foldedOrNot) }));
}

function runsOf<Row extends Notified>(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run?.[0]?.name === row.name) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

const foldedOrNot = <Row>(run: Row[]): Entry<Row>[] =>
  run.length < FOLDED_FROM ? run.map((row) => [row]) : [run];
