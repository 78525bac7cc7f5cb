import type { Context } from '#kit/graphql/context.ts';
import { offerImport, type ImportRecord } from '#slices/imports/server/api.ts';
import type { RowOutcome } from '../rules/people-import.ts';
import { ImportLine } from './import-line.graphql.ts';
import { linesWithOtherNames, listRows, type ImportRow } from './line.queries.ts';
import { peopleImports } from './people-imports.ts';

interface Page {
  first?: number | null | undefined;
  after?: number | null | undefined;
}

/** The lines with these outcomes, behind a line. */
const lines =
  (...outcomes: RowOutcome[]) =>
  ({ id: importId }: ImportRecord, { first, after }: Page, ctx: Context): Promise<ImportRow[]> =>
    listRows(ctx.db, { importId, outcomes, after: after ?? 0, max: first ?? 100 });

offerImport<RowOutcome>(peopleImports, (t, counted) => {
  const page = { first: t.arg.int({ defaultValue: 100 }), after: t.arg.int({ defaultValue: 0 }) };
  return {
    sendsMail: t.boolean({ resolve: ({ choices }) => choices['sendsMail'] ?? false }),
    good: counted('GOOD'),
    bad: counted('BAD'),
    imported: counted('IMPORTED'),
    undone: counted('UNDONE'),
    joins: counted('JOINS', 'Those who are here already and will be enrolled.'),
    unchanged: counted('KNOWN', 'Those who are here already, and nothing changes.'),
    joined: counted('JOINED'),
    left: counted('LEFT', 'Those who were taken out of their groups again.'),
    kept: counted('KEPT', 'Those who had used the account before the import was undone.'),
    problems: t.field({
      type: [ImportLine],
      description: 'The lines with a problem, behind a line.',
      args: page,
      resolve: lines('BAD'),
    }),
    newcomers: t.field({
      type: [ImportLine],
      description: 'The lines about people who are or will be entered, behind a line.',
      args: page,
      resolve: lines('GOOD', 'IMPORTED'),
    }),
    known: t.field({
      type: [ImportLine],
      description: 'The lines about people who are here already, behind a line.',
      args: page,
      resolve: lines('KNOWN', 'JOINS', 'JOINED', 'LEFT'),
    }),
    otherNames: t.intList({
      description: 'The first lines that name another person than who is here already.',
      args: { first: t.arg.int({ defaultValue: 10 }) },
      resolve: ({ id: importId }, { first }, ctx) =>
        linesWithOtherNames(ctx.db, { importId, max: first ?? 10 }),
    }),
  };
});
