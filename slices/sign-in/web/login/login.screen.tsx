import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { config } from '#kit/client/config.ts';
import { safeRedirect } from '#kit/client/guard/safe-redirect.ts';
import { SignedOutOnly } from '#kit/client/guard/signed-out-only.tsx';
import { lostSession } from '#kit/client/session/lost-session.ts';
import { PasswordField } from '#kit/ui/field/password-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { MIN_PASSWORD } from '#slices/sign-in/rules/password.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { useLogIn } from './use-log-in.ts';
import { WorkAccountButton } from './work-account-button.tsx';

/** Where people come in. Whoever already is in goes on to where they wanted to go. */
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
        {wasSignedOut && (
          <Note tone="warning">
            <Text id="sessionHasEnded" />
          </Note>
        )}
        <Form<'email' | 'password'>
          submitLabel={text('login')}
          submitSize="block"
          onSubmit={({ email, password }) => logIn(email, password)}
        >
          <TextField
            name="email"
            label={text('email')}
            type="email"
            autoComplete="username"
            defaultValue={emailIn(known)}
            required
            autoFocus
          />
          <PasswordField
            name="password"
            label={text('password')}
            autoComplete="current-password"
            minLength={MIN_PASSWORD}
            aside={
              <Link to="/forgot-password">
                <Text id="forgotPasswordQuestion" />
              </Link>
            }
          />
        </Form>
        {takesWorkAccounts && <WorkAccountButton destination={destination} />}
      </SheetPage>
    </SignedOutOnly>
  );
}

/** Whoever was led here by a form that knew their address need not type it again. */
const emailIn = (known: unknown): string | undefined =>
  known instanceof Object && 'email' in known && typeof known.email === 'string' ? known.email : undefined;
