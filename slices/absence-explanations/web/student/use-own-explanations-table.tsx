import { Outcome, Words } from '#kit/ui/decisions/shown-decision.tsx';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import type { Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { isInHandsOfStudent } from '../../rules/explanation.ts';
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
          <TwoLines below={courseOf(explanation)}>
            <strong>{dayText(explanation.day)}</strong>
          </TwoLines>
        ),
      },
      {
        id: 'text',
        header: text('explanationWords'),
        cell: (explanation) => (
          <Words below={explanation.file && <FileLink {...explanation.file} />}>{explanation.text}</Words>
        ),
      },
      {
        id: 'status',
        header: text('explanationStatus'),
        cell: (explanation) => <OutcomeOfExplanation explanation={explanation} />,
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

const FileLink = ({ url, name }: { url: string; name: string }) => (
  <a href={url} target="_blank" rel="noreferrer">
    {name}
  </a>
);

const MEANINGS = { EXPLAINED: 'explanationExplainedMeans', EXCUSED: 'explanationExcusedMeans' } as const;

/** What became of an explanation, what that means, and what the college wrote. */
function OutcomeOfExplanation({ explanation }: { explanation: OwnExplanationFragment }) {
  const timeText = useTimeText();
  const { status, adminComments, decidedAt, decidedByName, explainedAt } = explanation;
  const isDecided = status !== 'PENDING';
  return (
    <Outcome
      chip={<ExplanationStatusChip status={status} />}
      meaning={
        isDecided ? (
          <Text id={MEANINGS[status]} />
        ) : (
          <Text id="explainedAt" values={{ moment: timeText(explainedAt) }} />
        )
      }
      comment={isDecided ? { heading: <Text id="explanationComment" />, written: adminComments } : null}
      decided={
        isDecided &&
        decidedAt &&
        decidedByName && (
          <Text id="explanationDecidedBy" values={{ name: decidedByName, moment: timeText(decidedAt) }} />
        )
      }
    />
  );
}
