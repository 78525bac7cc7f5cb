import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { writtenIn } from '#kit/calendar/zone.ts';
import { ExportedTable } from '#kit/client/records/exported-table.tsx';
import type { Answer } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import type { Filter } from '#kit/ui/table/filters/filter.ts';
import type { PageAfter } from '#kit/ui/table/output/pages-of.ts';
import { fileColumn, idColumn, type Column, type PageOfRows, type Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { useMayOpen } from '#kit/ui/link/may-open.ts';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { studentFileColumns, useGroupText } from '#slices/people/web/api.ts';
import { RESULT_STATES } from '#slices/exams/rules/results/result-state.ts';
import { STATE_TEXTS, ResultStateChip } from './result-state-chip.tsx';
import type { ListedResultFragment } from './results.graphql.generated.ts';
import type { ResultsParams } from './use-results-params.ts';
import { useResultsPlace } from './use-results-place.ts';

interface ResultsTableProps {
  params: ResultsParams;
  choices?: readonly Filter[];
  answer: Answer<PageOfRows<ListedResultFragment>>;
  pageAfter: PageAfter<ListedResultFragment>;
}

export function ResultsTable({
  params: { list, query },
  choices = [],
  answer,
  pageAfter,
}: ResultsTableProps) {
  const text = useText();
  const table = useResultsTable();
  const fileColumns = useFileColumns();
  const { courseOfferingId } = useResultsPlace();
  return (
    <ExportedTable
      table={table}
      list={list}
      searchLabel={text('searchResults')}
      filters={[...choices, useStateFilter()]}
      answer={answer}
      file={{
        list: 'exam-results',
        columns: [...studentFileColumns(text), ...table.columns, ...fileColumns],
        filter: { ...query.filter, courseOfferingId },
        pageAfter,
      }}
      empty={<EmptyState icon="award" title={<Text id="noResultsYet" />} />}
    />
  );
}

function useStateFilter(): Filter {
  const text = useText();
  return {
    kind: 'choice',
    name: 'state',
    label: text('resultState'),
    options: RESULT_STATES.map((state) => ({ value: state, label: text(STATE_TEXTS[state]) })),
  };
}

/** What only the file tells. */
function useFileColumns(): Column<ListedResultFragment>[] {
  const text = useText();
  return [
    fileColumn(
      'ended',
      text('resultEnded'),
      ({ endedAt, timeZone }) => (endedAt ? writtenIn(new Date(endedAt), timeZone) : null),
      'moment',
    ),
    fileColumn('campus', text('resultCampus'), ({ campus }) => campus),
    idColumn(text('recordId')),
  ];
}

export function useResultsTable(): Table<ListedResultFragment> {
  const text = useText();
  const { formatNumber } = useIntl();
  const mayOpen = useMayOpen();
  const { courseOfferingId, address } = useResultsPlace();
  const groupText = useGroupText();
  const group: Column<ListedResultFragment> = {
    id: 'group',
    header: text('resultGroup'),
    cell: ({ groupName, campus }) => groupText(groupName, campus),
    csv: ({ groupName }) => groupName,
  };
  return {
    label: text('menuExamResults'),
    counted: 'attemptsCounted',
    nameOf: ({ studentName, examTitle }) => `${studentName}, ${examTitle}`,
    columns: [
      {
        id: 'student',
        header: text('resultStudent'),
        sortKey: 'STUDENT',
        cell: ({ _id, studentName, studentNumber }) => (
          <TwoLines below={studentNumber}>
            <Link to={`${address}/${_id}`}>{studentName}</Link>
          </TwoLines>
        ),
      },
      {
        id: 'exam',
        header: text('resultExam'),
        cell: ({ courseCode, examTitle }) => `${courseCode} · ${examTitle}`,
        csv: ({ courseCode, examTitle }) => `${courseCode} ${examTitle}`,
      },
      ...(courseOfferingId === null ? [group] : []),
      {
        id: 'attempt',
        header: text('resultAttempt'),
        align: 'end',
        cell: ({ number }) => number,
        csv: ({ number }) => number,
      },
      {
        id: 'started',
        header: text('resultStarted'),
        sortKey: 'STARTED',
        cell: ({ startedAt }) => <Moment at={startedAt} />,
        holds: 'moment',
        csv: ({ startedAt, timeZone }) => writtenIn(new Date(startedAt), timeZone),
      },
      {
        id: 'state',
        header: text('resultState'),
        cell: ({ state, answered, questions, silentSince, isLate }) => (
          <span>
            <ResultStateChip state={state} />{' '}
            {typeof answered === 'number' && (
              <Text id="resultAnswered" values={{ answered, of: questions }} />
            )}
            {silentSince && (
              <>
                {' · '}
                <Text id="resultSilentSince" values={{ when: <Moment at={silentSince} /> }} />
              </>
            )}
            {isLate && <Text id="resultLate" />}
          </span>
        ),
        csv: ({ state }) => text(STATE_TEXTS[state]),
      },
      {
        id: 'grade',
        header: text('resultGrade'),
        sortKey: 'GRADE',
        align: 'end',
        cell: ({ grade, scaledFrom, state }) => (
          <span>
            {typeof scaledFrom === 'number' && (
              <>
                <s>{formatNumber(scaledFrom)}</s>
                {' → '}
              </>
            )}
            {typeof grade === 'number' &&
              (state === 'VOIDED' ? <s>{formatNumber(grade)}</s> : formatNumber(grade))}
            {typeof grade === 'number' && state === 'VOIDED' && (
              <>
                {' '}
                <Text id="gradeCountsForNothing" />
              </>
            )}
          </span>
        ),
        csv: ({ grade }) => grade ?? null,
      },
    ],
    // Nothing of it is open to administrators who are no managers.
    ...(mayOpen(address) && { menuOf }),
  };

  function menuOf({ _id, examId, personId }: ListedResultFragment): ReactNode {
    return (
      <>
        <MenuItem icon="eye" action={`${address}/${_id}`}>
          <Text id="openResult" />
        </MenuItem>
        <MenuItem icon="user" action={`${address}?person=${personId}`}>
          <Text id="resultsOfStudent" />
        </MenuItem>
        <MenuItem icon="list" action={`${address}?exam=${examId}`}>
          <Text id="resultsOfExam" />
        </MenuItem>
        {courseOfferingId === null && (
          <MenuItem icon="clock" action={`/examResults/exams/${examId}`}>
            <Text id="timesAndGrants" />
          </MenuItem>
        )}
      </>
    );
  }
}
