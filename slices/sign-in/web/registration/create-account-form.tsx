import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/client/call/call.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { countryOptions } from '#slices/regions/rules/country-options.ts';
import type { Registration } from '#slices/sign-in/rules/registration.ts';
import { selfCreateAccount } from './create-account.graphql.generated.ts';

/** By the words of the error, whatever else comes with it; the id says the same when they are in another language. */
const saysThatAccountExists = (problem: unknown): problem is CallProblem =>
  problem instanceof CallProblem &&
  (problem.message.includes('You already have an account') || problem.problem === 'alreadyHaveAccount');

interface CreateAccountFormProps {
  groupId: string;
  locale: Locale;
  onCreated: (email: string) => void;
}

export function CreateAccountForm({ groupId, locale, onCreated }: CreateAccountFormProps) {
  const text = useText();
  const problemText = useProblemText();
  const toastProblem = useProblemToast();
  const navigate = useNavigate();
  const countries = useMemo(() => countryOptions(locale), [locale]);

  async function register({ country, ...userProfileInput }: Registration): Promise<void> {
    try {
      const answer = await call(selfCreateAccount, { userProfileInput, groupId, country, locale });
      onCreated(answer.selfCreateAccount.email);
    } catch (problem) {
      if (!saysThatAccountExists(problem)) {
        toastProblem(problem);
        return;
      }
      showToast('info', problemText(problem));
      await navigate('/login', { state: { email: userProfileInput.email } });
    }
  }

  return (
    <Form<keyof Registration> submitLabel={text('createAccount')} onSubmit={register}>
      <TextField name="firstName" label={text('firstName')} autoComplete="given-name" required autoFocus />
      <TextField name="lastName" label={text('lastName')} autoComplete="family-name" required />
      <TextField name="email" label={text('email')} type="email" autoComplete="email" required />
      <SelectField
        name="country"
        label={text('country')}
        options={countries}
        autoComplete="country"
        required
      />
    </Form>
  );
}
