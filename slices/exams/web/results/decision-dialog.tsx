import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { decimal, optional, text as textKind, type ValuesOf } from '#kit/record/field.ts';
import { PercentField } from '#kit/ui/field/percent-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import type { Decision } from '#slices/exams/rules/results/decision.ts';
import { MAX_REASON } from '#slices/exams/rules/scheduling/grant.ts';
import { DECISION_TEXTS, MEANING_TEXTS } from './decision-texts.ts';
import { decideAttempt, staffAttempt } from './results.graphql.generated.ts';
import styles from './results.module.css';

const DECISION = {
  penalty: optional(decimal({ problem: 'penaltyOutOfRange' })),
  reason: textKind({ max: MAX_REASON, problem: 'examReason' }),
};

interface DecisionDialogProps {
  attemptId: string;
  decision: Decision;
  askedAgain: number | null;
  penalty: number;
  onClose: () => void;
}

/** Asks why something is decided about an attempt. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { attemptId, decision, askedAgain, penalty, onClose } = props;
  const text = useText();
  const { mutate } = useMutation({ stale: [staffAttempt] });
  const [decisionId] = useState(() => crypto.randomUUID());

  async function decide(typed: ValuesOf<typeof DECISION>): Promise<void> {
    if (!(await mutate(decideAttempt, { attemptId, decisionId, decision, ...typed }))) return;
    showToast('success', text('attemptDecided', { decision }));
    onClose();
  }

  return (
    <Modal isOpen title={<Text id={DECISION_TEXTS[decision]} />} onClose={onClose}>
      <div className={styles['note']}>
        <Note>{text(MEANING_TEXTS[decision])}</Note>
        {decision === 'VOID' && askedAgain !== null && (
          <Note tone={askedAgain > 0 ? 'warning' : 'info'}>
            {text('voidAfterKeys', { count: askedAgain })}
          </Note>
        )}
      </div>
      <FieldsForm
        id="decision"
        fields={DECISION}
        submitLabel={text(DECISION_TEXTS[decision])}
        onSubmit={decide}
      >
        {({ control }) => (
          <>
            {decision === 'PENALISE' && (
              <PercentField
                {...control('penalty')}
                label={text('penaltyField')}
                required
                defaultValue={penalty}
              />
            )}
            <TextArea
              {...control('reason')}
              label={text('decisionReasonField')}
              rows={3}
              autoFocus={decision !== 'PENALISE'}
            />
          </>
        )}
      </FieldsForm>
    </Modal>
  );
}
