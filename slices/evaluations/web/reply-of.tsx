import { Quote } from '#kit/ui/decisions/shown-decision.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { WrittenEvaluationFragment } from './office/evaluations.graphql.generated.ts';
import styles from './evaluations.module.css';

interface ReplyOfProps {
  evaluation: Pick<WrittenEvaluationFragment, 'studentName' | 'reply' | 'repliedAt'>;
}

/** What the student has answered, as managers read it. */
export function ReplyOf({ evaluation: { studentName, reply, repliedAt } }: ReplyOfProps) {
  const timeText = useTimeText();
  if (repliedAt === null) return null;
  return (
    <div className={styles['reply']}>
      <h3>
        <Text id="evaluationReplyOf" values={{ name: studentName.split(' ')[0] ?? studentName }} />
      </h3>
      <Quote below={timeText(repliedAt)}>{reply}</Quote>
    </div>
  );
}
