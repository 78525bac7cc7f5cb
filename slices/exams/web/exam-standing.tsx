import { useIntl } from 'react-intl';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ResultOfExamFragment, VoidedAttemptFragment } from './exams.graphql.generated.ts';

/** How an attempt, or the one that counts of an exam, has ended. */
export function ExamStanding({
  result,
}: {
  result: Pick<ResultOfExamFragment, 'endedAt' | 'grade' | 'passed'> &
    Partial<Pick<VoidedAttemptFragment, 'voidReason'>>;
}) {
  const text = useText();
  const { formatNumber } = useIntl();
  const { endedAt, grade, passed, voidReason } = result;
  if (typeof voidReason === 'string') return <Chip>{text('resultVoided')}</Chip>;
  if (endedAt === null) return <Chip tone="warning">{text('attemptGoesOnNow')}</Chip>;
  if (grade === null) return <Chip tone="info">{text('waitsToBeMarked')}</Chip>;
  return (
    <Chip tone={passed ? 'success' : 'danger'}>
      <Text id={passed ? 'examPassed' : 'examFailed'} /> · {formatNumber(grade)}
    </Chip>
  );
}
