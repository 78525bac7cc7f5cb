import { useSession } from '#kit/client/session/session.ts';
import { signOut } from '#kit/client/session/sign-out.ts';
import { leaveBy } from '#kit/ui/unsaved-changes/leaving.ts';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './impersonation-banner.module.css';

/** Reminds an administrator in whose place they look at the site, and ends it. */
export function ImpersonationBanner() {
  const session = useSession();
  if (session.status !== 'signedIn' || !session.user.impersonatingUser) return null;
  return (
    <aside className={styles['banner']}>
      <Text id="impersonating" values={{ fullName: session.user.fullName }} />
      <button type="button" onClick={() => leaveBy(() => void signOut())}>
        <Text id="logout" />
      </button>
    </aside>
  );
}
