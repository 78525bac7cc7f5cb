import { type ReactNode, useState } from 'react';
import { enter } from '#kit/client/session/session.ts';
import { call } from '#kit/client/call/call.ts';
import { config } from '#kit/client/config.ts';
import { signOut } from '#kit/client/session/sign-out.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { acceptTerms } from './terms.graphql.generated.ts';
import styles from './terms-panel.module.css';

const inNewTab = (path: string) => (chunks: ReactNode[]) => (
  <a href={path} target="_blank" rel="noreferrer">
    {chunks}
  </a>
);

/** Asks a signed-in user to accept the terms, or to leave. */
export function TermsPanel() {
  const text = useText();
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
        <Button onClick={() => void signOut()}>{text('logout')}</Button>
      </div>
    </SheetPage>
  );
}
