import { useState } from 'react';
import { config } from '#kit/client/config.ts';
import { page } from '#kit/client/page.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import styles from './sign-in.module.css';
import { startWorkAccountSignIn } from './start-work-account-sign-in.ts';
import { oauthDestination, oauthState } from './work-account-flow.ts';

interface WorkAccountButtonProps {
  destination: string;
}

export function WorkAccountButton({ destination }: WorkAccountButtonProps) {
  const text = useText();
  const toastProblem = useProblemToast();
  const [isLeaving, setIsLeaving] = useState(false);

  async function leaveForProvider(): Promise<void> {
    if (!config().workAccounts) {
      showToast('info', text('workAccountsOff'));
      return;
    }
    setIsLeaving(true);
    try {
      const { url, state } = await startWorkAccountSignIn();
      oauthState.keep(state);
      oauthDestination.write(destination);
      page.goTo(url);
    } catch (problem) {
      setIsLeaving(false);
      toastProblem(problem);
    }
  }

  return (
    <>
      <p className={styles['or']}>
        <Text id="or" />
      </p>
      <Button size="block" isProcessing={isLeaving} onClick={() => void leaveForProvider()}>
        <Icon name="key" />
        <Text id="continueWithWorkAccount" />
      </Button>
    </>
  );
}
