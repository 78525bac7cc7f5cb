import { call } from '#kit/client/call/call.ts';
import { SignedOutOnly } from '#kit/client/guard/signed-out-only.tsx';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { forgotPassword } from './password.graphql.generated.ts';

interface PasswordLinkScreenProps {
  title: 'forgotPassword' | 'setPassword';
  otherwise: string;
}

/** Asks for an address and sends a link there. The answer is the same whether or not the address is known. */
function PasswordLinkScreen({ title, otherwise }: PasswordLinkScreenProps) {
  const text = useText();
  const toastProblem = useProblemToast();

  async function sendLink(email: string): Promise<void> {
    try {
      await call(forgotPassword, { email });
      showToast('success', text('checkEmailPasswordLink'));
    } catch (problem) {
      toastProblem(problem);
    }
  }

  return (
    <SignedOutOnly otherwise={otherwise}>
      <SheetPage title={<Text id={title} />} lead={<Text id="resetLinkWillBeSent" />}>
        <Form<'email'>
          submitLabel={text('sendLink')}
          submitSize="block"
          onSubmit={({ email }) => sendLink(email)}
        >
          <TextField
            name="email"
            label={text('email')}
            type="email"
            autoComplete="email"
            required
            autoFocus
          />
        </Form>
        <LinkButton to="/login" tone="quiet">
          <Text id="backToLogin" />
        </LinkButton>
      </SheetPage>
    </SignedOutOnly>
  );
}

export const ForgotPasswordScreen = () => (
  <PasswordLinkScreen title="forgotPassword" otherwise="/dashboard" />
);

/** The link given to alumni who never had a password, so a user signed in belongs in the alumni area. */
export const SetPasswordScreen = () => <PasswordLinkScreen title="setPassword" otherwise="/alumni" />;
