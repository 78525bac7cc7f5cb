import { call } from '#kit/client/call/call.ts';
import { openExport } from '#kit/client/open-export.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { DataTable } from '#kit/ui/table/data-table.tsx';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import type { PageOfRows } from '#kit/ui/table/table.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import {
  importProblems,
  type ImportLineFragment,
  type ImportProblemsQuery,
  type OneImportFragment,
} from './import.graphql.generated.ts';
import styles from './import.module.css';
import { useProblemsTable } from './use-problems-table.ts';

const LINES_PER_PAGE = 20;
const LINES_PER_FETCH = 100;

interface ImportProblemsProps {
  found: OneImportFragment;
}

/** The lines that could not be imported, and the way to put them right. */
export function ImportProblems({ found: { _id: importId, regionId, bad } }: ImportProblemsProps) {
  const text = useText();
  const list = useList([], LINES_PER_PAGE);
  const { table, fileColumns } = useProblemsTable();
  const answer = useQuery(importProblems, {
    importId,
    first: LINES_PER_PAGE,
    after: lineOf(list.params.after),
  });
  const data = answer.data && { ...pageOf(answer.data, LINES_PER_PAGE), count: bad };
  return (
    <section>
      <h2 className={styles['subtitle']}>{text('importBadLines', { count: bad })}</h2>
      <p className={styles['quiet']}>{text('correctHelp')}</p>
      <FilterBar list={list}>
        <LinkButton to={`/users/import?campus=${regionId}`}>
          <Text id="uploadCorrected" />
        </LinkButton>
        <ExportButton
          fileName="people-to-correct"
          columns={fileColumns}
          open={(signal) => openExport('people-import', { importId }, signal)}
          pageAfter={async (after, signal) =>
            pageOf(
              await call(
                importProblems,
                { importId, first: LINES_PER_FETCH, after: lineOf(after) },
                { signal },
              ),
              LINES_PER_FETCH,
            )
          }
        />
      </FilterBar>
      <DataTable table={table} list={list} answer={{ ...answer, data }} />
    </section>
  );
}

/** A page begins behind a line; a user may have written anything into the address by hand. */
const lineOf = (after: string | null): number => {
  const line = Number(after ?? 0);
  return Number.isInteger(line) && line > 0 ? line : 0;
};

function pageOf({ peopleImport }: ImportProblemsQuery, size: number): PageOfRows<ImportLineFragment> {
  const rows = peopleImport?.problems ?? [];
  return { rows, nextCursor: rows.length < size ? null : (rows.at(-1)?._id ?? null) };
}
