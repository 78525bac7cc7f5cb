import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession, enter } from '#kit/client/session/session.ts';
import { call } from '#kit/client/call/call.ts';
import { config } from '#kit/client/config.ts';
import { signOut } from '#kit/client/session/sign-out.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { acceptTerms } from './sign-in.graphql.generated.ts';
import styles from './sign-in.module.css';

/** The terms must be readable before they are accepted. */
const ALWAYS_READABLE = ['/privacy', '/terms'];

/** Shows only the panel until the terms are accepted. An administrator in another's place cannot accept for them. */
export function TermsGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname } = useLocation();
  const isHeldBack =
    session.status === 'signedIn' && session.user.termsAccepted !== true && !session.user.impersonatingUser;
  return isHeldBack && !ALWAYS_READABLE.includes(pathname) ? <TermsPanel /> : children;
}

const inNewTab = (path: string) => (chunks: ReactNode[]) => (
  <a href={path} target="_blank" rel="noreferrer">
    {chunks}
  </a>
);

function TermsPanel() {
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
