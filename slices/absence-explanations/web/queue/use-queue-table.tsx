import { Button } from '#kit/ui/button/button.tsx';
import { Decided, Who } from '#kit/ui/decisions/shown-decision.tsx';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { fileColumn, idColumn, momentColumn, type Column, type Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { studentFileColumns, useGroupText } from '#slices/people/web/api.ts';
import type { ExplanationStatus } from '../../rules/explanation.ts';
import styles from '../absence-explanations.module.css';
import { EXPLANATION_STATUS_TEXTS } from '../explanation-status-chip.tsx';
import { useClassText } from '../use-class-text.ts';
import type { ExplanationForFileFragment, ListedExplanationFragment } from './queue.graphql.generated.ts';

type Row = ListedExplanationFragment;

/** The explanations of one status; the one that is open beside the list is marked in it. */
export function useQueueTable(
  status: ExplanationStatus,
  opened: string | null,
  onOpen: (explanation: Row) => void,
): Table<Row> {
  const text = useText();
  const groupText = useGroupText();
  const { dayText, courseOf } = useClassText();
  const decided: Column<Row> = {
    id: 'decided',
    header: text('explanationDecided'),
    cell: ({ decidedAt, decidedByName }) => <Decided at={decidedAt} by={decidedByName} />,
  };
  const decide: Column<Row> = {
    id: 'decide',
    header: text('decideExplanation'),
    align: 'end',
    cell: (explanation) => (
      <Button
        aria-label={text('decideExplanationOf', { name: explanation.studentName })}
        onClick={() => onOpen(explanation)}
      >
        <Text id="decideExplanation" />
      </Button>
    ),
  };
  return {
    label: text('absenceExplanations'),
    counted: 'explanationsCounted',
    nameOf: (explanation) => `${explanation.studentName}: ${dayText(explanation.day)}`,
    columns: [
      {
        id: 'student',
        header: text('explanationStudent'),
        cell: (explanation) => (
          <Who
            name={explanation.studentName}
            about={groupText(explanation.groupName, explanation.regionName)}
            isOpened={explanation._id === opened}
            onOpen={() => onOpen(explanation)}
          />
        ),
      },
      {
        id: 'class',
        header: text('explanationClass'),
        cell: (explanation) => <TwoLines below={courseOf(explanation)}>{dayText(explanation.day)}</TwoLines>,
      },
      {
        id: 'text',
        header: text('explanationWords'),
        cell: (explanation) => <span className={styles['beginning']}>{explanation.text}</span>,
      },
      {
        id: 'sent',
        header: text('explanationSentColumn'),
        cell: ({ explainedAt }) => <Moment at={explainedAt} />,
      },
      status === 'PENDING' ? decide : decided,
    ],
  };
}

/** Everything about an explanation, for spreadsheets. */
export function useQueueFileColumns(): Column<ExplanationForFileFragment>[] {
  const text = useText();
  return [
    ...studentFileColumns(text),
    fileColumn('group', text('explanationGroup'), ({ groupName }) => groupName),
    fileColumn('campus', text('explanationCampus'), ({ regionName }) => regionName),
    fileColumn('day', text('explanationDay'), ({ day }) => day, 'day'),
    fileColumn('course', text('explanationCourse'), ({ courseName }) => courseName),
    fileColumn('words', text('explanationWords'), (explanation) => explanation.text),
    fileColumn('file', text('proofFile'), ({ file }) => file?.name ?? null),
    fileColumn('status', text('explanationStatus'), ({ status }) => text(EXPLANATION_STATUS_TEXTS[status])),
    fileColumn('comments', text('explanationComment'), ({ adminComments }) => adminComments),
    momentColumn('sent', text('explanationSentColumn'), ({ explainedAt }) => explainedAt),
    momentColumn('decided', text('explanationDecided'), ({ decidedAt }) => decidedAt),
    fileColumn('by', text('explanationDecider'), ({ decidedByName }) => decidedByName),
    idColumn(text('recordId')),
  ];
}
