import { Chip } from '#kit/ui/chip/chip.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { StateChip, STATE_TEXTS } from '../state-chip.tsx';
import { useCampusTime } from '../use-campus-time.ts';
import { useGradeText } from '../use-grade-text.ts';
import styles from './grading.module.css';
import type { ListedWorkFragment } from './submissions.graphql.generated.ts';

/** The columns of the list of submissions. */
export function useSubmissionsTable(onOpen: (work: ListedWorkFragment) => void): Table<ListedWorkFragment> {
  const text = useText();
  const campusTime = useCampusTime();
  const gradeText = useGradeText();
  return {
    label: text('menuAssignmentSubmissions'),
    nameOf: ({ studentName, title }) => `${studentName}: ${title}`,
    columns: [
      {
        id: 'student',
        header: text('submissionStudent'),
        sortKey: 'STUDENT',
        cell: (work) => (
          <button type="button" className={styles['open']} onClick={() => onOpen(work)}>
            {work.studentName}
          </button>
        ),
        csv: ({ studentName }) => studentName,
      },
      {
        id: 'assignment',
        header: text('submissionAssignment'),
        cell: ({ courseCode, title }) => (
          <span className={styles['two']}>
            {title}
            <small>{courseCode}</small>
          </span>
        ),
        csv: ({ courseCode, title }) => `${courseCode} · ${title}`,
      },
      {
        id: 'group',
        header: text('submissionGroup'),
        cell: ({ groupName, regionName }) => (
          <span className={styles['two']}>
            {groupName}
            <small>{regionName}</small>
          </span>
        ),
        csv: ({ groupName, regionName }) => `${groupName} · ${regionName}`,
      },
      {
        id: 'submitted',
        header: text('submissionTime'),
        sortKey: 'SUBMITTED',
        cell: ({ submittedAt, timeZone, isLate }) =>
          submittedAt && (
            <span className={styles['two']}>
              {campusTime(submittedAt, timeZone)}
              {isLate && (
                <Chip tone="warning">
                  <Text id="submittedLate" />
                </Chip>
              )}
            </span>
          ),
        csv: ({ submittedAt }) => submittedAt ?? null,
      },
      {
        id: 'due',
        header: text('submissionDue'),
        sortKey: 'DUE',
        cell: ({ dueAt, timeZone, isExtended }) => (
          <span className={styles['two']}>
            {campusTime(dueAt, timeZone)}
            {isExtended && (
              <Chip>
                <Text id="hasMoreTime" />
              </Chip>
            )}
          </span>
        ),
        csv: ({ dueAt }) => dueAt,
      },
      {
        id: 'state',
        header: text('submissionState'),
        cell: ({ state }) => <StateChip state={state} />,
        csv: ({ state }) => text(STATE_TEXTS[state]),
      },
      {
        id: 'grade',
        header: text('yourGrade'),
        align: 'end',
        cell: gradeText,
        csv: (work) => work.grade ?? gradeText(work),
      },
    ],
  };
}
