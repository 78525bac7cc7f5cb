import { Chip } from '#kit/ui/chip/chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { EvaluationStatus } from '../rules/evaluation.ts';

interface EvaluationChipsProps {
  status: EvaluationStatus;
  acknowledgedAt: string | null;
  repliedAt: string | null;
}

/** How far an evaluation has come, as managers see it. */
export function EvaluationChips({ status, acknowledgedAt, repliedAt }: EvaluationChipsProps) {
  if (status === 'DRAFT')
    return (
      <Chip>
        <Text id="evaluationIsDraft" />
      </Chip>
    );
  return (
    <>
      {acknowledgedAt === null ? (
        <Chip tone="info">
          <Text id="evaluationIsPublished" />
        </Chip>
      ) : (
        <Chip tone="success">
          <Text id="evaluationIsAcknowledged" />
        </Chip>
      )}
      {repliedAt !== null && (
        <Chip tone="brand">
          <Text id="evaluationIsReplied" />
        </Chip>
      )}
    </>
  );
}
