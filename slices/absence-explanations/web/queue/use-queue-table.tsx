import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { Button } from '#kit/ui/button/button.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { OpenButton } from '#kit/ui/table/open-button.tsx';
import type { Column, Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ExplanationStatus } from '../../rules/explanation.ts';
import styles from '../absence-explanations.module.css';
import { useClassText } from '../use-class-text.ts';
import type { ListedExplanationFragment } from './queue.graphql.generated.ts';

type Row = ListedExplanationFragment;

/** The explanations of one status; the one that is open beside the list is marked in it. */
export function useQueueTable(
  status: ExplanationStatus,
  opened: string | null,
  onOpen: (explanation: Row) => void,
): Table<Row> {
  const text = useText();
  const { dayText, courseOf } = useClassText();
  const decided: Column<Row> = {
    id: 'decided',
    header: text('explanationDecided'),
    cell: ({ decidedAt, decidedByName }) => (
      <span className={styles['two']}>
        {decidedAt && <Moment at={decidedAt} />}
        {decidedByName && <small>{decidedByName}</small>}
      </span>
    ),
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
          <span className={styles['who']} data-opened={explanation._id === opened || undefined}>
            <Avatar fullName={explanation.studentName} />
            <span>
              <OpenButton onClick={() => onOpen(explanation)}>{explanation.studentName}</OpenButton>
              <small>{explanation.groupName}</small>
            </span>
          </span>
        ),
      },
      {
        id: 'class',
        header: text('explanationClass'),
        cell: (explanation) => (
          <span className={styles['two']}>
            {dayText(explanation.day)}
            <small>{courseOf(explanation)}</small>
          </span>
        ),
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
