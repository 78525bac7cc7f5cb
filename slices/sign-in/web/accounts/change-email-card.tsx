import { useRef, useState } from 'react';
import { passwordDigest } from '#kit/client/password/password-digest.ts';
import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { PasswordField } from '#kit/ui/field/password-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Outcome } from '#kit/ui/note/outcome.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { MIN_PASSWORD } from '#slices/sign-in/rules/password.ts';
import { changeEmail } from './account.graphql.generated.ts';
import styles from './account.module.css';

type Fields = 'newEmail' | 'emailPassword';

const FIELD_OF: Readonly<Record<string, Fields>> = {
  emailInvalid: 'newEmail',
  emailUnchanged: 'newEmail',
  currentPasswordWrong: 'emailPassword',
};

/** The address counts once its link is opened; whether it is taken is not told. */
export function ChangeEmailCard({ email, awaitedEmail }: { email: string; awaitedEmail: string | null }) {
  const text = useText();
  const { mutate } = useMutation({ tell: useFormProblem(FIELD_OF) });
  const box = useRef<HTMLDivElement>(null);
  const [sentTo, setSentTo] = useState(awaitedEmail);

  async function change({ newEmail, emailPassword }: Record<Fields, string>): Promise<void> {
    const currentPassword = await passwordDigest(emailPassword);
    if (!(await mutate(changeEmail, { newEmail, currentPassword }))) return;
    box.current?.querySelector('form')?.reset();
    setSentTo(newEmail);
  }

  return (
    <Card title={<Text id="emailAddress" />}>
      <p className={styles['lead']}>
        <Text id="emailNow" values={{ email: <strong>{email}</strong> }} />
      </p>
      <Outcome>{sentTo && <Note tone="success">{text('newEmailSent', { email: sentTo })}</Note>}</Outcome>
      <div ref={box}>
        <GuardedForm<Fields>
          id="email"
          submitLabel={text('changeEmailButton')}
          submitTone="default"
          onSubmit={change}
        >
          <TextField name="newEmail" label={text('newEmail')} type="email" autoComplete="email" required />
          <PasswordField
            name="emailPassword"
            label={text('currentPassword')}
            autoComplete="current-password"
            minLength={MIN_PASSWORD}
          />
        </GuardedForm>
      </div>
    </Card>
  );
}
