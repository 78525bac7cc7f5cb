import { useSignedInUser } from '#kit/client/session/session.ts';
import { useCall } from '#kit/client/use-call.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { ownSessions } from './account.graphql.generated.ts';
import { ChangeEmailCard } from './change-email-card.tsx';
import { ChangePasswordCard } from './change-password-card.tsx';
import { DevicesCard } from './devices-card.tsx';
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
  // Held here, for a new password may log devices out: the list beside it is asked for again.
  const devices = useCall(ownSessions, {});
  return (
    <div className={styles['panel']}>
      <ChangeEmailCard />
      <ChangePasswordCard onChanged={() => devices.again?.()} />
      <DevicesCard answer={devices} />
    </div>
  );
}
