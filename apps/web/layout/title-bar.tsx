import { useNavigation } from 'react-router';
import { useSession } from '#kit/client/session/session.ts';
import { Avatar } from '#kit/ui/avatar/avatar.tsx';
import { reaches, useTextsInUse } from '../texts/texts-in-use.ts';
import { Logo } from './logo.tsx';
import { SignedInBar } from './menu/signed-in-bar.tsx';
import { SignedOutMenu } from './signed-out-menu.tsx';
import accountStyles from './menu/account-menu.module.css';
import styles from './title-bar.module.css';

/** The dark bar at the top: who is here decides what it offers. A stroke under it shows that a screen is coming. */
export function TitleBar() {
  const isOnTheWay = useNavigation().state !== 'idle';
  return (
    <header className={styles['bar']}>
      <div className={styles['inner']}>
        <Logo />
        <WhatIsOffered />
      </div>
      {isOnTheWay && <div className={styles['progress']} />}
    </header>
  );
}

function WhatIsOffered() {
  const session = useSession();
  const hasText = reaches(useTextsInUse(), 'college');
  if (session.status === 'signedIn')
    return hasText ? <SignedInBar user={session.user} /> : <Initials of={session.user.fullName} />;
  // A user was signed in last time and most likely still is: their initials are a better guess than a login link.
  if (session.status !== 'anonymous' && session.lastUser) return <Initials of={session.lastUser.fullName} />;
  return <SignedOutMenu />;
}

/** Stands where the account's menu will, until the server or the words for it have come. */
function Initials({ of: fullName }: { of: string }) {
  return (
    <div className={styles['end']}>
      <Avatar fullName={fullName} size="small" />
      <span className={accountStyles['spoken']}>{fullName}</span>
    </div>
  );
}
