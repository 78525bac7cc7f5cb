import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import { call } from '#kit/client/call/call.ts';
import type { Prefetch } from '#kit/client/loading/load-screen.ts';
import { askTogether } from '#kit/client/query/ask-together.ts';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { FilterBar } from '#kit/ui/table/filters/filter-bar.tsx';
import { NothingMatches } from '#kit/ui/table/nothing-matches.tsx';
import { PrintButton } from '#kit/ui/table/output/print-button.tsx';
import { useIsPrinting } from '#kit/ui/print/use-is-printing.ts';
import { usePrinting } from '#kit/ui/table/output/use-printing.ts';
import { useList } from '#kit/ui/table/use-list.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { offeringLine } from '#slices/courses/rules/course-offering.ts';
import { BookActions } from './book-actions.tsx';
import { BookStanding } from './book-standing.tsx';
import type { Book, BookRow } from './book.ts';
import { GradeGrid } from './grid/grade-grid.tsx';
import { gradebook, wholeGradebook } from './gradebook.graphql.generated.ts';
import { gradebookPage } from './gradebook.together.generated.ts';
import { isComingBack, placesInBook } from './place-in-book.ts';
import { rowsOfBook } from './rows-of-book.ts';
import { useBookActions } from './use-book-actions.ts';
import { ROWS_AT_ONCE, sortOf, useBookRows, type BookRows } from './use-book-rows.ts';

/** Who comes back to where they were in it needs other rows than the first. */
export const prefetch: Prefetch = (params) => {
  if (!isComingBack()) askTogether(gradebookPage, params);
};

/** The grades of a group in a course: for the user who teaches it and for those who look after the group. */
export function GradebookScreen() {
  const { courseOfferingId = '' } = useParams();
  const { key } = useLocation();
  // Who comes back sees first what they saw last.
  const [line] = useState(() => placesInBook.get(key)?.line ?? 0);
  const from = line - (line % ROWS_AT_ONCE);
  const answer = useQuery(gradebook, { courseOfferingId, ...(from > 0 && { from }) }, { fresh: true });
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="rows" count={8} />} empty={<Unknown />}>
        {({ gradebook: book }) => (book ? <OpenBook book={book} from={from} /> : <Unknown />)}
      </DataView>
    </Page>
  );
}

function OpenBook({ book, from }: { book: Book; from: number }) {
  const text = useText();
  const actions = useBookActions(book);
  const { _id, groupName, courseCode, courseName, courseOffering } = { ...book, ...book.courseOffering };
  const title = courseName || groupName;
  useOpenedRecord(text('menuGrades'), { name: title, address: `/teaching/${_id}` });
  return (
    <>
      <PageHeading
        title={title}
        subtitle={offeringLine({ ...courseOffering, course: { code: courseCode } })}
        actions={<BookActions book={book} actions={actions} />}
      />
      <BookStanding book={book} />
      {book.studentCount === 0 ? (
        <EmptyState icon="users" title={<Text id="bookNobody" />} />
      ) : (
        <Lines book={book} from={from} />
      )}
    </>
  );
}

/** The rows of the book: found by name where there are many, and printed all. */
function Lines({ book, from }: { book: Book; from: number }) {
  const text = useText();
  const actions = useBookActions(book);
  const list = useList();
  const { search, sort } = list.params;
  const rows = useBookRows(book, { from, search, sort });
  const hasPages = book.studentCount > ROWS_AT_ONCE;
  const printing = usePrinting<BookRow>({
    list,
    page: { rows: book.rows, nextCursor: hasPages ? '' : null },
    open: async () => undefined,
    pageAfter: async (_, signal) => ({
      rows: rowsOfBook(
        await call(wholeGradebook, { courseOfferingId: book._id, search, ...sortOf(sort) }, { signal }),
      ),
      nextCursor: null,
    }),
  });
  const isPrintedAsItIs = useIsPrinting() && printing.rows === null;
  const here = isPrintedAsItIs && hasPages ? rowsHere(rows) : null;
  const whole = printing.rows ?? here;
  const onPaper = whole && wholeOf(rows, whole);
  return (
    <>
      {(hasPages || search !== '') && (
        <FilterBar list={list} searchLabel={text('bookSearch')}>
          <PrintButton printing={printing} />
        </FilterBar>
      )}
      {rows.count === 0 ? (
        <NothingMatches list={list} />
      ) : (
        <DataView answer={rows.answer} isEmpty={() => false}>
          {() => (
            <GradeGrid
              book={book}
              rows={onPaper ?? rows}
              list={list}
              actions={actions}
              isWhole={onPaper !== null}
            />
          )}
        </DataView>
      )}
      {here && here.length < rows.count && (
        <p>
          <Text id="bookPrintedPart" values={{ shown: here.length, count: rows.count }} />
        </p>
      )}
    </>
  );
}

/** Those that have come so far, in order. */
const rowsHere = ({ count, at }: BookRows): BookRow[] =>
  Array.from({ length: count }, (_, line) => at(line)).filter((row) => row !== undefined);

const wholeOf = (rows: BookRows, all: readonly BookRow[]): BookRows => ({
  ...rows,
  count: all.length,
  at: (line) => all[line],
});

const Unknown = () => <EmptyState icon="users" title={<Text id="teachingNotThere" />} />;
