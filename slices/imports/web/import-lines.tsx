import { useState, type ReactNode } from 'react';
import { call } from '#kit/client/call/call.ts';
import { openExport } from '#kit/client/open-export.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import type { Column, Identified, PageOfRows, Table } from '#kit/ui/table/table.ts';
import { useList, type List } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ImportPages, ShownImport } from './import-pages.ts';
import styles from './imports.module.css';
import { QuietLine } from './quiet-line.tsx';

const LINES_PER_PAGE = 20;
const LINES_PER_FETCH = 100;

/** Some lines of an import, page by page. */
interface LinesAsked<Answer, Line, Variables> {
  query: TypedDocument<Answer, Variables>;
  /** From the first line behind one, so many. */
  variables: (page: { first: number; after: number }) => Variables;
  linesOf: (answer: Answer) => readonly Line[] | undefined;
  /** How many there are in all. */
  count: number;
}

interface ImportLinesProps<Answer, Line, Variables> {
  title: string;
  asked: LinesAsked<Answer, Line, Variables>;
  table: Table<Line>;
  /** Stands over the table. */
  children?: (answer: Answer | null | undefined) => ReactNode;
}

/** A list of lines on the page of an import, beside which there may be others. */
export function ImportLines<Answer extends object, Line extends Identified, Variables>(
  props: ImportLinesProps<Answer, Line, Variables>,
) {
  return <Lines {...props} list={useOwnPages()} />;
}

interface ProblemLinesProps<Answer, Line, Variables> extends Omit<
  ImportLinesProps<Answer, Line, Variables>,
  'title' | 'children'
> {
  pages: ImportPages<ShownImport>;
  found: ShownImport;
  /** The columns of the file that was uploaded, so that it can be uploaded again. */
  fileColumns: readonly Column<Line>[];
}

/** The lines that cannot be imported, and the way to put them right. The address says where in the list the page is. */
export function ProblemLines<Answer extends object, Line extends Identified, Variables>(
  props: ProblemLinesProps<Answer, Line, Variables>,
) {
  const { pages, found, fileColumns, asked, table } = props;
  const text = useText();
  const list = useList([], LINES_PER_PAGE);
  const { address, corrections } = pages;
  return (
    <Lines title={text('importBadLines', { count: asked.count })} asked={asked} table={table} list={list}>
      {() => (
        <>
          <QuietLine>{text('correctHelp')}</QuietLine>
          <FilterBar list={list}>
            <LinkButton to={`${address}?campus=${found.regionId}`}>
              <Text id="uploadCorrected" />
            </LinkButton>
            <ExportButton
              fileName={corrections.fileName}
              columns={fileColumns}
              open={(signal) => openExport(corrections.list, { importId: found._id }, signal)}
              pageAfter={async (after, signal) => {
                const variables = asked.variables({ first: LINES_PER_FETCH, after: lineOf(after) });
                return pageOf(asked.linesOf(await call(asked.query, variables, { signal })), LINES_PER_FETCH);
              }}
            />
          </FilterBar>
        </>
      )}
    </Lines>
  );
}

function Lines<Answer extends object, Line extends Identified, Variables>({
  title,
  asked,
  table,
  list,
  children,
}: ImportLinesProps<Answer, Line, Variables> & { list: List }) {
  const page = { first: LINES_PER_PAGE, after: lineOf(list.params.after) };
  const answer = useQuery(asked.query, asked.variables(page), { fresh: true });
  const data = answer.data && {
    ...pageOf(asked.linesOf(answer.data), LINES_PER_PAGE),
    count: asked.count,
  };
  return (
    <section>
      <h2 className={styles['subtitle']}>{title}</h2>
      {children?.(answer.data)}
      <DataTable table={table} list={list} answer={{ ...answer, data }} />
    </section>
  );
}

/** A page begins behind a line; a user may have written anything into the address by hand. */
const lineOf = (after: string | null): number => {
  const line = Number(after ?? 0);
  return Number.isInteger(line) && line > 0 ? line : 0;
};

const pageOf = <Line extends Identified>(rows: readonly Line[] = [], size: number): PageOfRows<Line> => ({
  rows,
  nextCursor: rows.length < size ? null : (rows.at(-1)?._id ?? null),
});

/** The address tells where the list of problems is, so any other keeps its place itself. */
function useOwnPages(): List {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    params: { search: '', filters: {}, sort: null, after: cursors.at(-1) ?? null },
    rowsPerPage: LINES_PER_PAGE,
    rowsBefore: cursors.length * LINES_PER_PAGE,
    ask: () => undefined,
    next: (cursor) => setCursors([...cursors, cursor]),
    previous: () => setCursors(cursors.slice(0, -1)),
  };
}
