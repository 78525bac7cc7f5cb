import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { localeOrDefault } from '#kit/messages/locales.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { CreateAccountForm } from './create-account-form.tsx';
import { signUpGroup } from './create-account.graphql.generated.ts';

/** Registration for a group that is open to everybody. Another group's address shows that there is no access. */
export function CreateAccountScreen() {
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
      <Note>
        <Text id="noAccess" />
      </Note>
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
