import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { resendEnrolment } from '../list/enrolment.graphql.generated.ts';

interface ResendEnrolmentButtonProps {
  userId: string;
  onSent: () => void;
}

/** Mails somebody who has not set a password yet another link for it. */
export function ResendEnrolmentButton({ userId, onSent }: ResendEnrolmentButtonProps) {
  const text = useText();
  const toastProblem = useProblemToast();
  const [isProcessing, setIsProcessing] = useState(false);

  async function send(): Promise<void> {
    setIsProcessing(true);
    try {
      const { resendEnrolment: person } = await call(resendEnrolment, { userId });
      onSent();
      showToast('success', text('enrolmentResent', { email: person.email ?? '' }));
    } catch (problem) {
      toastProblem(problem);
    } finally {
      setIsProcessing(false);
    }
  }

  return (
    <Button isProcessing={isProcessing} onClick={send}>
      <Icon name="mail" />
      <Text id="resendEnrolment" />
    </Button>
  );
}
