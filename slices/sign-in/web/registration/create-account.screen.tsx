import { useState, useMemo } from 'react';
import { useParams, useSearchParams, useNavigate } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { localeOrDefault, type Locale } from '#kit/messages/locales.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { call } from '#kit/client/call/call.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { countryOptions } from '#slices/regions/rules/country-options.ts';
import type { Registration } from '#slices/sign-in/rules/registration.ts';
import { signUpGroup, selfCreateAccount } from './create-account.graphql.generated.ts';

/** Registration for a group that is open to everybody. Another group's address shows that there is no access. */
export function CreateAccountScreen() {
  const text = useText();
  const { _id: groupId = '' } = useParams();
  const [search] = useSearchParams();
  const locale = localeOrDefault(search.get('suggestedLocale'));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const answer = useQuery(signUpGroup, { groupId }, { fresh: true });

  if (sentTo !== null) {
    return (
      <SheetPage
        title={<Text id="checkYourEmail" />}
        lead={<Text id="verificationSent" values={{ email: sentTo }} />}
        icon={<Icon name="mail" />}
      >
        <BackToLogin email={sentTo} />
      </SheetPage>
    );
  }
  const noAccess = (
    <>
      <Note>{text('noAccess')}</Note>
      <BackToLogin />
    </>
  );
  const group = answer.data?.signUpGroup;
  return (
    <SheetPage
      width="form"
      title={<Text id="createAccount" />}
      lead={
        group && (
          <Text id="createAccountFor" values={{ groupName: group.name, regionName: group.regionName }} />
        )
      }
    >
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={4} />} empty={noAccess}>
        {() => <CreateAccountForm groupId={groupId} locale={locale} onCreated={setSentTo} />}
      </DataView>
    </SheetPage>
  );
}

function BackToLogin({ email }: { email?: string }) {
  return (
    <LinkButton to="/login" state={{ email }} tone="quiet">
      <Text id="backToLogin" />
    </LinkButton>
  );
}

/** By the words of the error, whatever else comes with it; the id says the same when they are in another language. */
const saysThatAccountExists = (problem: unknown): problem is CallProblem =>
  problem instanceof CallProblem &&
  (problem.message.includes('You already have an account') || problem.problem === 'alreadyHaveAccount');

interface CreateAccountFormProps {
  groupId: string;
  locale: Locale;
  onCreated: (email: string) => void;
}

function CreateAccountForm({ groupId, locale, onCreated }: CreateAccountFormProps) {
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
