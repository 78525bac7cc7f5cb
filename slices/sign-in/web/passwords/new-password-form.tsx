import { useNavigate } from 'react-router';
import { call } from '#kit/client/call/call.ts';
import { passwordDigest } from '#kit/client/password/password-digest.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { PasswordField } from '#kit/ui/field/password-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { MIN_PASSWORD } from '#slices/sign-in/rules/password.ts';
import { recoverPassword } from './password.graphql.generated.ts';

interface NewPasswordFormProps {
  token: string;
  /** Told when the password is set. */
  success: MessageId;
}

const FIELD_OF = { passwordTooCommon: 'newPassword' } as const;

/** Sets a password with the token of a mailed link. The server knows what kind of link the token came from. */
export function NewPasswordForm({ token, success }: NewPasswordFormProps) {
  const text = useText();
  const navigate = useNavigate();
  const tellProblem = useFormProblem(FIELD_OF);
  const toastProblem = useProblemToast();

  async function setPassword(password: string): Promise<void> {
    try {
      await call(recoverPassword, { token, newPassword: await passwordDigest(password) });
      showToast('success', text(success));
      await navigate('/login');
    } catch (problem) {
      // Every refusal of a mailed link is told in a toast; one that is about the password stands beside it as well.
      toastProblem(problem);
      tellProblem(problem);
    }
  }

  return (
    <Form<'newPassword'>
      submitLabel={text('changePassword')}
      submitSize="block"
      onSubmit={({ newPassword }) => setPassword(newPassword)}
    >
      <PasswordField
        name="newPassword"
        label={text('newPassword')}
        autoComplete="new-password"
        minLength={MIN_PASSWORD}
        help={<Text id="passwordHint" values={{ count: MIN_PASSWORD }} />}
        autoFocus
      />
    </Form>
  );
}
