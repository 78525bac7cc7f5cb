import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import type { Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { isInHandsOfStudent } from '../../rules/explanation.ts';
import styles from '../absence-explanations.module.css';
import { ExplanationStatusChip } from '../explanation-status-chip.tsx';
import { useClassText } from '../use-class-text.ts';
import type { OwnExplanationFragment } from './own-absences.graphql.generated.ts';

interface OwnExplanationsTableOptions {
  onEdit: (explanation: OwnExplanationFragment) => void;
  onWithdraw: (explanation: OwnExplanationFragment) => void;
}

export function useOwnExplanationsTable({
  onEdit,
  onWithdraw,
}: OwnExplanationsTableOptions): Table<OwnExplanationFragment> {
  const text = useText();
  const { dayText, courseOf } = useClassText();
  return {
    label: text('ownExplanations'),
    counted: 'explanationsCounted',
    nameOf: (explanation) => [dayText(explanation.day), courseOf(explanation)].join(' · '),
    columns: [
      {
        id: 'class',
        header: text('explanationClass'),
        cell: (explanation) => (
          <span className={styles['two']}>
            <strong>{dayText(explanation.day)}</strong>
            <small>{courseOf(explanation)}</small>
          </span>
        ),
      },
      {
        id: 'text',
        header: text('explanationWords'),
        cell: (explanation) => (
          <span className={styles['words']}>
            {explanation.text}
            {explanation.file && (
              <small>
                <a href={explanation.file.url} target="_blank" rel="noreferrer">
                  {explanation.file.name}
                </a>
              </small>
            )}
          </span>
        ),
      },
      {
        id: 'status',
        header: text('explanationStatus'),
        cell: (explanation) => <Outcome explanation={explanation} />,
      },
    ],
    menuOf: (explanation) =>
      isInHandsOfStudent(explanation.status) && (
        <>
          <MenuItem icon="edit" action={() => onEdit(explanation)}>
            <Text id="changeExplanation" />
          </MenuItem>
          <MenuItem icon="undo" action={() => onWithdraw(explanation)}>
            <Text id="withdrawExplanation" />
          </MenuItem>
        </>
      ),
  };
}

const MEANINGS = { EXPLAINED: 'explanationExplainedMeans', EXCUSED: 'explanationExcusedMeans' } as const;

/** What became of an explanation, what that means, and what the college wrote. */
function Outcome({ explanation }: { explanation: OwnExplanationFragment }) {
  const timeText = useTimeText();
  const { status, adminComments, decidedAt, decidedByName, explainedAt } = explanation;
  return (
    <span className={styles['outcome']}>
      <ExplanationStatusChip status={status} />
      <small>
        {status === 'PENDING' ? (
          <Text id="explainedAt" values={{ moment: timeText(explainedAt) }} />
        ) : (
          <Text id={MEANINGS[status]} />
        )}
      </small>
      {status !== 'PENDING' && adminComments && (
        <span className={styles['comment']}>
          <small>
            <Text id="explanationComment" />
          </small>
          {adminComments}
        </span>
      )}
      {status !== 'PENDING' && decidedAt && decidedByName && (
        <small>
          <Text id="explanationDecidedBy" values={{ name: decidedByName, moment: timeText(decidedAt) }} />
        </small>
      )}
    </span>
  );
}
