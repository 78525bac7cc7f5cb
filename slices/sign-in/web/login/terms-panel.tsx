import { useState, type ReactNode } from 'react';
import { call } from '#kit/client/call/call.ts';
import { config } from '#kit/client/config.ts';
import { enter } from '#kit/client/session/session.ts';
import { signOut } from '#kit/client/session/sign-out.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { acceptTerms } from './sign-in.graphql.generated.ts';
import styles from './sign-in.module.css';

const inNewTab = (path: string) => (chunks: ReactNode[]) => (
  <a href={path} target="_blank" rel="noreferrer">
    {chunks}
  </a>
);

/** Asks to accept the privacy policy and the terms; the only other way is out. */
export function TermsPanel() {
  const toastProblem = useProblemToast();
  const [isProcessing, setIsProcessing] = useState(false);

  async function accept(): Promise<void> {
    setIsProcessing(true);
    try {
      const answer = await call(acceptTerms, { version: config().termsVersion });
      enter(answer.acceptTerms);
    } catch (problem) {
      setIsProcessing(false);
      toastProblem(problem);
    }
  }

  return (
    <SheetPage
      width="form"
      title={<Text id="acceptTermsTitle" />}
      lead={
        <Text id="acceptTermsRequest" values={{ privacy: inNewTab('/privacy'), terms: inNewTab('/terms') }} />
      }
    >
      <div className={styles['choices']}>
        <Button tone="primary" isProcessing={isProcessing} onClick={() => void accept()}>
          <Text id="acceptTerms" />
        </Button>
        <Button onClick={() => void signOut()}>
          <Text id="logout" />
        </Button>
      </div>
    </SheetPage>
  );
}
