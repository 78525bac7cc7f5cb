import { useRef } from 'react';
import { call } from '#kit/client/call/call.ts';
import { passwordDigest } from '#kit/client/password/password-digest.ts';
import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { PasswordField } from '#kit/ui/field/password-field.tsx';
import { FieldRefusal } from '#kit/ui/form/field-refusal.ts';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { MIN_PASSWORD } from '#slices/sign-in/rules/password.ts';
import { changePassword } from './account.graphql.generated.ts';

type Fields = 'currentPassword' | 'newPassword' | 'keepOtherSessions';

const FIELD_OF: Readonly<Record<string, Fields>> = {
  currentPasswordWrong: 'currentPassword',
  passwordTooCommon: 'newPassword',
};

/** Changes the password of whoever knows it; their other devices are logged out unless they wish otherwise. */
export function ChangePasswordCard({ onChanged }: { onChanged: () => void }) {
  const text = useText();
  const tellProblem = useFormProblem(FIELD_OF);
  const box = useRef<HTMLDivElement>(null);

  async function change(fields: Record<Fields, string | undefined>): Promise<void> {
    if (fields.newPassword === fields.currentPassword)
      throw new FieldRefusal('newPassword', text('passwordUnchanged'));
    try {
      await call(changePassword, {
        currentPassword: await passwordDigest(fields.currentPassword ?? ''),
        newPassword: await passwordDigest(fields.newPassword ?? ''),
        keepOtherSessions: fields.keepOtherSessions !== undefined,
      });
      // Nothing of a password stays on the screen.
      box.current?.querySelector('form')?.reset();
      showToast('success', text('passwordChanged'));
      onChanged();
    } catch (problem) {
      tellProblem(problem);
    }
  }

  return (
    <Card title={<Text id="password" />}>
      <div ref={box}>
        <GuardedForm<Fields> id="password" submitLabel={text('changePasswordButton')} onSubmit={change}>
          <PasswordField
            name="currentPassword"
            label={text('currentPassword')}
            autoComplete="current-password"
            minLength={MIN_PASSWORD}
          />
          <PasswordField
            name="newPassword"
            label={text('newPassword')}
            autoComplete="new-password"
            minLength={MIN_PASSWORD}
            help={<Text id="passwordHint" values={{ count: MIN_PASSWORD }} />}
          />
          <Checkbox
            name="keepOtherSessions"
            label={<Text id="keepOtherSessions" />}
            help={<Text id="keepOtherSessionsHelp" />}
          />
        </GuardedForm>
      </div>
    </Card>
  );
}
