import { useNavigate, useParams } from 'react-router';
import { call } from '#kit/client/call.ts';
import { passwordDigest } from '#kit/client/password/password-digest.ts';
import { useProblemToast } from '#kit/client/use-problem-toast.ts';
import { PasswordField } from '#kit/ui/field/password-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.tsx';
import { SHORTEST_PASSWORD } from '../rules/password.ts';
import type { MailedLinkKind } from './main-host.ts';
import { OnMainHost } from './on-main-host.tsx';
import { recoverPassword } from './password.graphql.generated.ts';

const TEXTS: Record<MailedLinkKind, { title: MessageId; success: MessageId }> = {
  reset: { title: 'chooseNewPassword', success: 'passwordChangeSuccess' },
  enrol: { title: 'chooseFirstPassword', success: 'passwordSetLogin' },
};

interface NewPasswordScreenProps {
  kind: MailedLinkKind;
}

/** Sets a password with the token of a mailed link. The server knows what kind of link the token came from. */
function NewPasswordScreen({ kind }: NewPasswordScreenProps) {
  const text = useText();
  const navigate = useNavigate();
  const toastProblem = useProblemToast();
  const { token = '' } = useParams();

  async function setPassword(password: string): Promise<void> {
    try {
      await call(recoverPassword, { token, newPassword: await passwordDigest(password) });
      showToast('success', text(TEXTS[kind].success));
      await navigate('/login');
    } catch (problem) {
      toastProblem(problem);
    }
  }

  return (
    <OnMainHost kind={kind}>
      <SheetPage title={<Text id={TEXTS[kind].title} />}>
        <Form<'newPassword'>
          submitLabel={text('changePassword')}
          submitSize="block"
          onSubmit={({ newPassword }) => setPassword(newPassword)}
        >
          <PasswordField
            name="newPassword"
            label={text('newPassword')}
            autoComplete="new-password"
            minLength={SHORTEST_PASSWORD}
            help={<Text id="passwordHint" values={{ count: SHORTEST_PASSWORD }} />}
          />
        </Form>
      </SheetPage>
    </OnMainHost>
  );
}

export const ResetPasswordScreen = () => <NewPasswordScreen kind="reset" />;
export const EnrollAccountScreen = () => <NewPasswordScreen kind="enrol" />;
