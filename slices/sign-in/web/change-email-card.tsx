import { useState } from 'react';
import { call } from '#kit/client/call.ts';
import { passwordDigest } from '#kit/client/password/password-digest.ts';
import { useProblemToast } from '#kit/client/use-problem-toast.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { PasswordField } from '#kit/ui/field/password-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { SHORTEST_PASSWORD } from '../rules/password.ts';
import { changeEmail } from './account.graphql.generated.ts';
import styles from './account.module.css';

/** Asks for another address. It counts once the link mailed to it was opened; whether somebody else has it is not told. */
export function ChangeEmailCard({ email }: { email: string }) {
  const text = useText();
  const toastProblem = useProblemToast();
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function change(newEmail: string, password: string): Promise<void> {
    try {
      await call(changeEmail, { newEmail, currentPassword: await passwordDigest(password) });
      setSentTo(newEmail);
    } catch (problem) {
      toastProblem(problem);
    }
  }

  return (
    <Card title={<Text id="emailAddress" />}>
      <p className={styles['lead']}>
        <Text id="emailNow" values={{ email: <strong>{email}</strong> }} />
      </p>
      {sentTo ? (
        <Note tone="success">
          <Text id="newEmailSent" values={{ email: sentTo }} />
        </Note>
      ) : (
        <GuardedForm<'newEmail' | 'emailPassword'>
          id="email"
          submitLabel={text('changeEmailButton')}
          submitTone="default"
          onSubmit={({ newEmail, emailPassword }) => change(newEmail, emailPassword)}
        >
          <TextField name="newEmail" label={text('newEmail')} type="email" autoComplete="email" required />
          <PasswordField
            name="emailPassword"
            label={text('currentPassword')}
            autoComplete="current-password"
            minLength={SHORTEST_PASSWORD}
          />
        </GuardedForm>
      )}
    </Card>
  );
}
