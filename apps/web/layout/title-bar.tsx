import { useNavigation } from 'react-router';
import { useSession } from '#kit/client/session/session.ts';
import { Logo } from './logo.tsx';
import { SignedInMenu } from './signed-in-menu.tsx';
import { SignedOutMenu } from './signed-out-menu.tsx';
import menuStyles from './signed-in-menu.module.css';
import styles from './title-bar.module.css';

/** The dark bar at the top: who is here decides what it offers. A stroke under it shows that a screen is coming. */
export function TitleBar() {
  const isOnTheWay = useNavigation().state !== 'idle';
  return (
    <header className={styles['bar']}>
      <div className={styles['inner']}>
        <Logo />
        <Menu />
      </div>
      {isOnTheWay && <div className={styles['progress']} />}
    </header>
  );
}

function Menu() {
  const session = useSession();
  if (session.status === 'signedIn') return <SignedInMenu user={session.user} />;
  // Somebody was signed in last time and most likely still is: their name is a better guess than a login link.
  if (session.status === 'asking' && session.lastUser) {
    return <span className={menuStyles['name']}>{session.lastUser.fullName}</span>;
  }
  return <SignedOutMenu />;
}
