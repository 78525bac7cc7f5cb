import { useMemo, useState } from 'react';
import { useQueries } from '#kit/client/query/use-queries.ts';
import type { Sort } from '#kit/ui/table/list-params.ts';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import type { Book, BookRow } from './book.ts';
import { gradebookRows } from './gradebook.graphql.generated.ts';

/** As many as one question brings; the documents say the same. */
export const ROWS_AT_ONCE = 50;

/** How the address calls the column of names, and that of the course's own grade. */
export const BY_NAME = 'NAME';
export const BY_GRADE = 'GRADE';

/** Lines that stand for those of an answer that is still to come. */
const LINES_TO_COME = 12;

export interface BookRows {
  /** What these rows were asked for by: others have other rows at the same lines. */
  asked: string;
  /** How many lines there are, or how many a search leaves. */
  count: number;
  /** The row at a line; none while it is on its way. */
  at: (line: number) => BookRow | undefined;
  /** The row of a student, if it is here. */
  of: (studentId: string) => BookRow | undefined;
  /** Tells which lines are in sight, and which one has the focus, so that they come. */
  show: (first: number, end: number, focused?: number) => void;
  answer: Answer<object>;
}

interface RowsParams {
  from: number;
  search: string;
  /** By name without it. */
  sort: Sort | null;
}

/** The order as the API puts it; nothing for that by name. */
export const sortOf = (sort: Sort | null) =>
  sort ? { sortBy: sort.key === BY_NAME ? null : sort.key, descending: sort.isDescending } : {};

const pageOf = (line: number): number => Math.floor(line / ROWS_AT_ONCE);

/** The rows of a book as they are scrolled to. The first ones came with the book, from a line on. */
export function useBookRows(book: Book, { from, search, sort }: RowsParams): BookRows {
  const [pages, setPages] = useState('');
  const asked = pages === '' ? [] : pages.split(' ').map(Number);
  const isAsCame = search === '' && sort === null;
  const isHere = (page: number) => isAsCame && page === pageOf(from);
  const wanted = (!isAsCame && asked.length === 0 ? [0] : asked).filter((page) => !isHere(page));
  const questions = wanted.map((page) => ({
    courseOfferingId: book._id,
    from: page * ROWS_AT_ONCE,
    search,
    ...sortOf(sort),
  }));
  const answers = useQueries(gradebookRows, questions);

  const found = new Map(
    wanted.map((page, index) => [page, answers[index]?.data?.gradebook ?? undefined] as const),
  );
  if (isAsCame) found.set(pageOf(from), { ...book, studentCount: book.studentCount });
  const matches = [...found.values()].find((page) => page !== undefined)?.studentCount;
  const failed = answers.find(({ problem }) => problem);
  const show = useMemo(
    () => (first: number, end: number, focused?: number) => {
      const last = pageOf(Math.max(first, end - 1));
      const inSight = new Set(
        Array.from({ length: last - pageOf(first) + 1 }, (_, at) => pageOf(first) + at),
      );
      if (focused !== undefined) inSight.add(pageOf(focused));
      setPages([...inSight].join(' '));
    },
    [],
  );
  return {
    asked: `${search} ${sort ? `${sort.key} ${sort.isDescending}` : ''}`,
    count: search === '' ? book.studentCount : (matches ?? LINES_TO_COME),
    at: (line) => found.get(pageOf(line))?.rows[line % ROWS_AT_ONCE],
    of: (studentId) => {
      for (const page of found.values()) {
        const row = page?.rows.find((one) => one.studentId === studentId);
        if (row) return row;
      }
      return undefined;
    },
    show,
    answer: {
      data: found,
      problem: failed?.problem,
      isLoading: false,
      ...(failed?.refetch && { refetch: failed.refetch }),
    },
  };
}
