import { useParams } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { SheetPage } from '#kit/ui/page/sheet-page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { MailedLinkKind } from './main-host.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { OnMainHost } from './on-main-host.tsx';
import { passwordLinkIsOpen } from './password.graphql.generated.ts';

const TEXTS: Record<MailedLinkKind, { title: MessageId; success: MessageId }> = {
  reset: { title: 'chooseNewPassword', success: 'passwordChangeSuccess' },
  enrol: { title: 'chooseFirstPassword', success: 'passwordSetLogin' },
};

interface NewPasswordScreenProps {
  kind: MailedLinkKind;
}

/** Where the links in mails lead. A link that is used up is told before anybody thinks up a password. */
function NewPasswordScreen({ kind }: NewPasswordScreenProps) {
  const { token = '' } = useParams();
  return (
    <OnMainHost kind={kind}>
      <SheetPage title={<Text id={TEXTS[kind].title} />}>
        <OpenLink token={token} success={TEXTS[kind].success} />
      </SheetPage>
    </OnMainHost>
  );
}

interface OpenLinkProps {
  token: string;
  success: MessageId;
}

function OpenLink({ token, success }: OpenLinkProps) {
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
  return (
    <>
      <Note tone="warning">
        <Text id="linkUsedUp" />
      </Note>
      <LinkButton to="/forgot-password" tone="primary">
        <Text id="askForNewLink" />
      </LinkButton>
    </>
  );
}

export const ResetPasswordScreen = () => <NewPasswordScreen kind="reset" />;
export const EnrollAccountScreen = () => <NewPasswordScreen kind="enrol" />;
