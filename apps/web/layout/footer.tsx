import { useLocation } from 'react-router';
import { useSession } from '#kit/client/session/session.ts';
import { config } from '#kit/client/config.ts';
import { Link } from '#kit/ui/link/link.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { reaches, useTextsInUse } from '../texts/texts-in-use.ts';
import styles from './footer.module.css';
import { LanguagePicker } from './language-picker.tsx';

const YEAR = String(new Date().getFullYear());

export function Footer() {
  const { pathname } = useLocation();
  const isSignedIn = useSession().status === 'signedIn';
  const hasText = reaches(useTextsInUse(), 'college');
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <Link to="/privacy">
          <Text id="privacy" />
        </Link>
        <Link to="/terms">
          <Text id="terms" />
        </Link>
        {isSignedIn && hasText && (
          <Link to="/help" state={{ cameFrom: pathname }}>
            <Text id="help" />
          </Link>
        )}
        {/* Written by the server, for everybody: no screen of the app. */}
        <a href="/ministries">
          <Text id="publicMinistries" />
        </a>
        <LanguagePicker />
        <span className={styles['copyright']}>
          <Text id="copyright" values={{ year: YEAR, orgName: config().orgName }} />
        </span>
      </div>
    </footer>
  );
}
