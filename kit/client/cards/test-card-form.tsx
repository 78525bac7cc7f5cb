import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { RadioGroup } from '#kit/ui/choice/radio-group.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { useProblemToast } from '../call/use-problem-toast.ts';
import {
  answerTestBank,
  chooseTestCard,
  TEST_CARDS,
  type TestCard,
  type TestCardStep,
} from './test-cards.ts';

const LABELS: Record<TestCard, MessageId> = {
  succeeds: 'cardTestSucceeds',
  needsChallenge: 'cardTestNeedsChallenge',
  declined: 'cardTestDeclined',
  insufficientFunds: 'cardTestInsufficientFunds',
  expired: 'cardTestExpired',
  savesThenDeclines: 'cardTestSavesThenDeclines',
};

const DECLINES: Readonly<Record<string, MessageId>> = {
  insufficientFunds: 'cardHasTooLittle',
  expiredCard: 'cardHasExpired',
  authenticationFailed: 'cardNotConfirmed',
};

interface TestCardFormProps {
  /** Of the payment, or of the card that is to be saved. */
  clientSecret: string;
  /** What is done, such as "Pay $125.50". */
  submitLabel: string;
  onDone: () => void;
}

/** Pays with a card of the sandbox: chosen from a list, since no number of a card may ever be typed here. */
export function TestCardForm({ clientSecret, submitLabel, onDone }: TestCardFormProps) {
  const text = useText();
  const tellProblem = useProblemToast();
  const [step, setStep] = useState<TestCardStep | null>(null);

  async function take(asked: Promise<TestCardStep>): Promise<void> {
    try {
      const next = await asked;
      setStep(next);
      if (next.status === 'succeeded') onDone();
    } catch (error) {
      tellProblem(error);
    }
  }

  const refusal = refusalOf(step);
  return (
    <>
      <Note tone="warning">{text('cardTestMode')}</Note>
      {refusal && <Note tone="danger">{text(refusal)}</Note>}
      <Form<'card'>
        submitLabel={submitLabel}
        onSubmit={({ card }) => take(chooseTestCard(clientSecret, card as TestCard))}
      >
        <RadioGroup
          name="card"
          legend={text('cardTestChoice')}
          options={TEST_CARDS.map((value) => ({ value, label: text(LABELS[value]) }))}
          defaultValue="succeeds"
          required
        />
      </Form>
      <TestBank
        isAsking={step?.status === 'needsChallenge'}
        onAnswer={(accepts) => take(answerTestBank(clientSecret, accepts))}
      />
    </>
  );
}

function refusalOf(step: TestCardStep | null): MessageId | null {
  if (step?.status === 'canceled') return 'cardPaymentCanceled';
  const reason = step?.status === 'needsCard' ? step.declineReason : null;
  return reason === null ? null : (DECLINES[reason] ?? 'cardWasDeclined');
}

/** Closing the window is an answer too: nobody has confirmed. */
function TestBank({
  isAsking,
  onAnswer,
}: {
  isAsking: boolean;
  onAnswer: (accepts: boolean) => Promise<void>;
}) {
  const text = useText();
  const [isAnswering, setIsAnswering] = useState(false);
  async function answer(accepts: boolean): Promise<void> {
    if (isAnswering) return;
    setIsAnswering(true);
    await onAnswer(accepts);
    setIsAnswering(false);
  }
  const actions = (
    <>
      <Button disabled={isAnswering} onClick={() => answer(false)}>
        {text('cardBankRefuse')}
      </Button>
      <Button tone="primary" isProcessing={isAnswering} onClick={() => answer(true)}>
        {text('cardBankConfirm')}
      </Button>
    </>
  );
  return (
    <Modal
      isOpen={isAsking}
      title={text('cardBankTitle')}
      onClose={() => void answer(false)}
      actions={actions}
    >
      <p>{text('cardBankQuestion')}</p>
    </Modal>
  );
}
