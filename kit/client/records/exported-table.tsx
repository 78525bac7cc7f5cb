import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '#kit/ui/table/data-table.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import { ExportButton } from '#kit/ui/table/output/export-button.tsx';
import type { PageAfter } from '#kit/ui/table/output/pages-of.ts';
import { PrintButton } from '#kit/ui/table/output/print-button.tsx';
import { usePrinting } from '#kit/ui/table/output/use-printing.ts';
import type { Column, Identified } from '#kit/ui/table/table.ts';
import { openExport } from '../open-export.ts';

interface ListFile<Row> {
  /** As the log of exports calls the list, and the file unless it has a name of its own. */
  list: string;
  name?: string;
  columns: readonly Column<Row>[];
  /** What is recorded of how the list is narrowed. */
  filter: object;
  /** A page of all that matches. */
  pageAfter: PageAfter<Row>;
}

interface ExportedTableProps<Row extends Identified, FileRow extends Row> extends Omit<
  DataTableProps<Row>,
  'printing'
> {
  searchLabel: string;
  filters?: readonly Filter[];
  /** Its rows may tell more than those on the screen. */
  file: ListFile<FileRow>;
  /** Stands after the buttons that print and save. */
  children?: ReactNode;
}

/** A list that is searched and narrowed, and printed or saved as a file with all its rows. */
export function ExportedTable<Row extends Identified, FileRow extends Row>(
  props: ExportedTableProps<Row, FileRow>,
) {
  const { searchLabel, filters = [], file, children, ...shown } = props;
  const { list, answer } = shown;
  const whole = {
    open: (signal: AbortSignal) => openExport(file.list, file.filter, signal),
    pageAfter: file.pageAfter,
  };
  const printing = usePrinting<Row>({ list, page: answer.data, ...whole });
  return (
    <>
      <FilterBar list={list} searchLabel={searchLabel} filters={filters}>
        <PrintButton printing={printing} />
        <ExportButton fileName={file.name ?? file.list} columns={file.columns} {...whole} />
        {children}
      </FilterBar>
      <DataTable {...shown} printing={printing} />
    </>
  );
}
