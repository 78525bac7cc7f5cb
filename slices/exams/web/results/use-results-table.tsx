import { useIntl } from 'react-intl';
import { Link } from '#kit/ui/link/link.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import type { Column, Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { ResultStateChip, STATE_TEXTS } from './result-state-chip.tsx';
import type { ListedResultFragment } from './results.graphql.generated.ts';
import { useResultsPlace } from './use-results-place.ts';

/** The columns of the list of results; from each row one comes to what else there is of its exam, group and student. */
export function useResultsTable(): Table<ListedResultFragment> {
  const text = useText();
  const { formatNumber } = useIntl();
  const { courseOfferingId, address } = useResultsPlace();
  const group: Column<ListedResultFragment> = {
    id: 'group',
    header: text('resultGroup'),
    cell: ({ groupName }) => groupName,
    csv: ({ groupName }) => groupName,
  };
  return {
    label: text('menuExamResults'),
    nameOf: ({ studentName, examTitle }) => `${studentName}, ${examTitle}`,
    columns: [
      {
        id: 'student',
        header: text('resultStudent'),
        sortKey: 'STUDENT',
        cell: ({ _id, studentName }) => <Link to={`${address}/${_id}`}>{studentName}</Link>,
        csv: ({ studentName }) => studentName,
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
        csv: ({ startedAt }) => startedAt,
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
    menuOf: ({ _id, examId, personId }) => (
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
    ),
  };
}
