import { Link } from 'react-router';
import { config } from '#kit/client/config.ts';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './footer.module.css';
import { LanguagePicker } from './language-picker.tsx';

const YEAR = String(new Date().getFullYear());

export function Footer() {
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <Link to="/privacy">
          <Text id="privacy" />
        </Link>
        <Link to="/terms">
          <Text id="terms" />
        </Link>
        <LanguagePicker />
        <span className={styles['copyright']}>
          <Text id="copyright" values={{ year: YEAR, orgName: config().orgName }} />
        </span>
      </div>
    </footer>
  );
}
