import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { DownloadLink } from '#kit/ui/button/download-link.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Quote } from '#kit/ui/decisions/shown-decision.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import { useDayText } from '#slices/hours/web/api.ts';
import { REPLY_MAX } from '../../rules/evaluation.ts';
import { evaluationAddress } from '../../rules/evaluation-pages.ts';
import styles from '../evaluations.module.css';
import { ShownAnswers } from '../shown-answers.tsx';
import {
  acknowledgeEvaluation,
  ownEvaluations,
  replyToEvaluation,
  type ReadEvaluationFragment,
} from './own-evaluations.graphql.generated.ts';

interface OwnEvaluationProps {
  evaluation: ReadEvaluationFragment;
}

/** One evaluation as its student reads it, who says that it was read and may then answer. */
export function OwnEvaluation({ evaluation }: OwnEvaluationProps) {
  const dayText = useDayText();
  const { formName, day, evaluatorName, acknowledgedAt } = evaluation;
  return (
    <Card
      title={formName}
      link={
        acknowledgedAt === null && (
          <Chip tone="info">
            <Text id="evaluationNew" />
          </Chip>
        )
      }
    >
      <p className={styles['quiet']}>
        {evaluatorName === null ? (
          dayText(day)
        ) : (
          <Text id="evaluationBy" values={{ day: dayText(day), name: evaluatorName }} />
        )}
      </p>
      <ShownAnswers evaluation={evaluation} />
      <div className={styles['paper']}>
        <DownloadLink href={evaluationAddress(evaluation._id)} tone="quiet">
          <Text id="evaluationPdf" />
        </DownloadLink>
      </div>
      {acknowledgedAt === null ? (
        <Acknowledging evaluation={evaluation} />
      ) : (
        <Acknowledged evaluation={evaluation} acknowledgedAt={acknowledgedAt} />
      )}
    </Card>
  );
}

function Acknowledging({ evaluation: { _id: evaluationId } }: OwnEvaluationProps) {
  const text = useText();
  const { mutate, isBusy } = useMutation({ stale: [ownEvaluations], afterRefusalToo: true });

  async function acknowledge(): Promise<void> {
    if (await mutate(acknowledgeEvaluation, { evaluationId }))
      showToast('success', text('evaluationAcknowledgedNow'));
  }

  return (
    <div className={styles['foot']}>
      <Button tone="primary" isProcessing={isBusy} onClick={acknowledge}>
        <Text id="acknowledgeEvaluation" />
      </Button>
      <span className={styles['quiet']}>
        <Text id="acknowledgeEvaluationHelp" />
      </span>
    </div>
  );
}

function Acknowledged({ evaluation, acknowledgedAt }: OwnEvaluationProps & { acknowledgedAt: string }) {
  const timeText = useTimeText();
  const { reply, repliedAt } = evaluation;
  const [isWriting, setIsWriting] = useState(false);
  return (
    <div className={styles['foot']}>
      <span className={styles['quiet']}>
        <Text id="evaluationAcknowledgedAt" values={{ when: timeText(acknowledgedAt) }} />
      </span>
      {repliedAt !== null && (
        <div className={styles['reply']}>
          <h3>
            <Text id="evaluationReplyField" />
          </h3>
          <Quote below={timeText(repliedAt)}>{reply}</Quote>
        </div>
      )}
      {repliedAt === null && !isWriting && (
        <Button onClick={() => setIsWriting(true)}>
          <Text id="writeEvaluationReply" />
        </Button>
      )}
      {repliedAt === null && isWriting && <Reply evaluation={evaluation} />}
    </div>
  );
}

function Reply({ evaluation: { _id: evaluationId } }: OwnEvaluationProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [ownEvaluations], afterRefusalToo: true });

  async function send({ reply }: { reply: string }): Promise<void> {
    if (await mutate(replyToEvaluation, { evaluationId, reply }))
      showToast('success', text('evaluationReplySent'));
  }

  return (
    <div className={styles['reply']}>
      <GuardedForm<'reply'>
        id={`reply-${evaluationId}`}
        submitLabel={text('sendEvaluationReply')}
        onSubmit={send}
      >
        <TextArea
          name="reply"
          label={text('evaluationReplyField')}
          help={text('evaluationReplyHelp')}
          rows={4}
          maxLength={REPLY_MAX}
          required
          autoFocus
        />
      </GuardedForm>
    </div>
  );
}
