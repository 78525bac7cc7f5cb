import { useParams, useNavigate, useLocation } from 'react-router';
import { useEffect, type ReactNode } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { call } from '#kit/client/call/call.ts';
import { passwordDigest } from '#kit/client/password/password-digest.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { PasswordField } from '#kit/ui/field/password-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { config } from '#kit/client/config.ts';
import { page } from '#kit/client/page.ts';
import { Page } from '#kit/ui/page/page.tsx';
import { Spinner } from '#kit/ui/spinner/spinner.tsx';
import { MIN_PASSWORD } from '#slices/sign-in/rules/password.ts';
import { type MailedLinkKind, mainHostAddress } from './main-host.ts';
import { passwordLinkIsOpen, recoverPassword } from './password.graphql.generated.ts';

const FIELD_OF = { passwordTooCommon: 'newPassword' } as const;

/** Sets a password with the token of a mailed link. The server knows what kind of link the token came from. */
function NewPasswordForm({ token, success }: { token: string; success: MessageId }) {
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

const TEXTS: Record<MailedLinkKind, { title: MessageId; success: MessageId }> = {
  reset: { title: 'chooseNewPassword', success: 'passwordChangeSuccess' },
  enrol: { title: 'chooseFirstPassword', success: 'passwordSetLogin' },
};

/** A link that is used up is told before a password is thought up. */
function NewPasswordScreen({ kind }: { kind: MailedLinkKind }) {
  const { token = '' } = useParams();
  return (
    <OnMainHost kind={kind}>
      <SheetPage title={<Text id={TEXTS[kind].title} />}>
        <OpenLink token={token} success={TEXTS[kind].success} />
      </SheetPage>
    </OnMainHost>
  );
}

function OpenLink({ token, success }: { token: string; success: MessageId }) {
  const answer = useQuery(passwordLinkIsOpen, { token }, { fresh: true });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="fields" count={2} />}>
      {(data) =>
        data.passwordLinkIsOpen ? <NewPasswordForm token={token} success={success} /> : <DeadLink />
      }
    </DataView>
  );
}

function DeadLink() {
  const text = useText();
  return (
    <>
      <Note tone="warning">{text('linkUsedUp')}</Note>
      <LinkButton to="/forgot-password" tone="primary">
        <Text id="askForNewLink" />
      </LinkButton>
    </>
  );
}

export const ResetPasswordScreen = () => <NewPasswordScreen kind="reset" />;
export const EnrollAccountScreen = () => <NewPasswordScreen kind="enrol" />;

function OnMainHost({ kind, children }: { kind: MailedLinkKind; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { environment, mainHost } = config();
  const address = mainHostAddress(kind, {
    environment,
    mainHost,
    origin: window.location.origin,
    path: `${pathname}${search}`,
  });
  useEffect(
    function goToMainApp() {
      if (address !== null) page.goTo(address);
    },
    [address],
  );
  if (address === null) return children;
  return (
    <Page width="sheet">
      <Spinner />
    </Page>
  );
}
