import { renderHook } from '@testing-library/react';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import type { CsvCell } from '#kit/csv/csv.ts';
import type { MessageCatalogue } from '#kit/messages/define-messages.ts';
import type { Column } from '#kit/ui/table/table.ts';

/** What a file says of each row, by the heads of its columns. */
export function fileOf<Row>(
  useColumns: () => readonly Column<Row>[],
  rows: readonly Row[],
  catalogues: readonly MessageCatalogue[],
): Record<string, CsvCell>[] {
  const { result } = renderHook(useColumns, {
    wrapper: ({ children }) => <TestPage catalogues={catalogues}>{children}</TestPage>,
  });
  return rows.map((row) =>
    Object.fromEntries(result.current.map(({ header, csv }) => [header, csv?.(row) ?? null])),
  );
}
