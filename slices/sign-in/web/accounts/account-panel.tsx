import { useSignedInUser } from '#kit/client/session/session.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { ownAccount, ownSessions } from './account.graphql.generated.ts';
import { ChangeEmailCard } from './change-email-card.tsx';
import { ChangePasswordCard } from './change-password-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { SupportViewsCard } from './support-views-card.tsx';
import styles from './account.module.css';

/** The keys of somebody's account. Nobody handles them in another's place. */
export function AccountPanel() {
  const { impersonatingUser } = useSignedInUser();
  if (impersonatingUser) {
    return (
      <Note>
        <Text id="accountOfSomebodyElse" />
      </Note>
    );
  }
  return <OwnKeys />;
}

function OwnKeys() {
  const account = useQuery(ownAccount, {}, { fresh: true });
  // Held here, for a new password may log devices out: the list beside it is asked for again.
  const devices = useQuery(ownSessions, {}, { fresh: true });
  return (
    <div className={styles['panel']}>
      <DataView answer={account} waiting={<Skeleton shape="fields" count={4} />}>
        {({ currentUser }) =>
          currentUser?.hasPassword ? (
            <>
              <ChangeEmailCard email={currentUser.email ?? ''} awaitedEmail={currentUser.awaitedEmail} />
              <ChangePasswordCard onChanged={() => devices.refetch?.()} />
            </>
          ) : (
            <Note>
              <Text id="keysAtWorkAccount" />
            </Note>
          )
        }
      </DataView>
      <DevicesCard answer={devices} />
      <SupportViewsCard />
    </div>
  );
}
