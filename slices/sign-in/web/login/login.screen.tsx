import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { config } from '#kit/client/config.ts';
import { safeRedirect } from '#kit/client/guard/safe-redirect.ts';
import { SignedOutOnly } from '#kit/client/guard/signed-out-only.tsx';
import { lostSession } from '#kit/client/session/lost-session.ts';
import { PasswordField } from '#kit/ui/field/password-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { takeOverTyped } from '#kit/ui/form/early-typing.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { page } from '#kit/client/page.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { notSuccessful, problemOf, type CallProblem } from '#kit/client/call/call-problem.ts';
import { isRecord } from '#kit/client/storage/stored-value.ts';
import { call } from '#kit/client/call/call.ts';
import { passwordDigest } from '#kit/client/password/password-digest.ts';
import { MIN_PASSWORD } from '#slices/sign-in/rules/password.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import styles from './sign-in.module.css';
import { oauthDestination, oauthState } from './work-account-flow.ts';
import { admit } from './admit.ts';
import { loginWithPassword } from './sign-in.graphql.generated.ts';

/** A signed-in user goes on to where they wanted to go. */
export function LoginScreen() {
  const text = useText();
  const logIn = useLogIn();
  const [search] = useSearchParams();
  const known: unknown = useLocation().state;
  const [wasSignedOut] = useState(() => lostSession.read() !== null);
  const destination = safeRedirect(search.get('redirect'));
  const { environment, demoAccounts = [] } = config();
  const takesWorkAccounts = environment === 'admin-production' || environment === 'development';
  return (
    <SignedOutOnly otherwise={destination}>
      <SheetPage
        title={<Text id="welcomeBack" />}
        lead={<Text id="signInWithCollegeAccount" />}
        below={demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} logIn={logIn} />}
      >
        {wasSignedOut && <Note tone="warning">{text('sessionHasEnded')}</Note>}
        <LoginForm logIn={logIn} email={emailIn(known)} />
        {takesWorkAccounts && <WorkAccountButton destination={destination} />}
      </SheetPage>
    </SignedOutOnly>
  );
}

interface LoginFormProps {
  logIn: (email: string, password: string) => Promise<void>;
  /** Where it is known already. */
  email: string | undefined;
}

function LoginForm({ logIn, email }: LoginFormProps) {
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(function keepWhatWasTypedBefore() {
    if (form.current) takeOverTyped(form.current);
  }, []);
  return (
    <Form<'email' | 'password'>
      ref={form}
      submitLabel={text('login')}
      submitSize="block"
      onSubmit={(values) => logIn(values.email, values.password)}
    >
      <TextField
        name="email"
        label={text('email')}
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
        autoFocus
      />
      <PasswordField
        name="password"
        label={text('password')}
        autoComplete="current-password"
        minLength={MIN_PASSWORD}
        aside={<Link to="/forgot-password">{text('forgotPasswordQuestion')}</Link>}
      />
    </Form>
  );
}

/** A form that knew the address hands it over. */
const emailIn = (known: unknown): string | undefined =>
  known instanceof Object && 'email' in known && typeof known.email === 'string' ? known.email : undefined;

function WorkAccountButton({ destination }: { destination: string }) {
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
      <p className={styles['or']}>{text('or')}</p>
      <Button size="block" isProcessing={isLeaving} onClick={() => void leaveForProvider()}>
        <Icon name="key" />
        <Text id="continueWithWorkAccount" />
      </Button>
    </>
  );
}

const refusal = (answer: unknown, status: number): CallProblem =>
  isRecord(answer) && typeof answer['problem'] === 'string'
    ? problemOf({ message: answer['problem'], extensions: answer }, status)
    : notSuccessful(status);

/** The server makes up the random state and keeps its half in a cookie; ours is compared on the way back. */
async function startWorkAccountSignIn(): Promise<{ url: string; state: string }> {
  const address = `${config().apiHost}/auth/work-account/start`;
  const response = await fetch(address, { credentials: 'include' }).catch(() => null);
  if (!response) throw notSuccessful(0);
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok || !isRecord(answer)) throw refusal(answer, response.status);
  const { url, state } = answer;
  if (typeof url !== 'string' || typeof state !== 'string') throw notSuccessful(response.status);
  return { url, state };
}

function useLogIn(): (email: string, password: string) => Promise<void> {
  const text = useText();
  const toastProblem = useProblemToast();
  return useCallback(
    async (email, password) => {
      try {
        const digest = await passwordDigest(password);
        const answer = await call(loginWithPassword, { email, password: digest });
        if (!(await admit(answer.loginWithPassword))) showToast('error', text('useAppToLogOn'));
      } catch (problem) {
        toastProblem(problem);
      }
    },
    [text, toastProblem],
  );
}
