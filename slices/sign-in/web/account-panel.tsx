import { useSignedInUser } from '#kit/client/session/session.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
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
  return (
    <div className={styles['panel']}>
      <ChangeEmailCard />
      <ChangePasswordCard />
      <DevicesCard />
    </div>
  );
}
