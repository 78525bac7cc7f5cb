import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { resendEnrolment } from '../list/enrolment.graphql.generated.ts';
import { SHOWN_PERSON } from './shown-person.ts';

/** Mails somebody who has not set a password yet another link for it. */
export function ResendEnrolmentButton({ userId }: { userId: string }) {
  const text = useText();
  const { mutate, isBusy } = useMutation({ stale: SHOWN_PERSON });

  async function send(): Promise<void> {
    const sent = await mutate(resendEnrolment, { userId });
    if (sent) showToast('success', text('enrolmentResent', { email: sent.resendEnrolment.email ?? '' }));
  }

  return (
    <Button isProcessing={isBusy} onClick={send}>
      <Icon name="mail" />
      <Text id="resendEnrolment" />
    </Button>
  );
}
