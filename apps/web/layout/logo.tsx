import icon from '../icon.svg';
import { config } from '#kit/client/config.ts';
import { Link } from 'react-router';
import styles from './title-bar.module.css';

/** The product's mark and name; "/" redirects signed-in users to the dashboard. */
export function Logo() {
  return (
    <Link className={styles['logo']} to="/">
      <img src={icon} alt="" width="28" height="28" />
      {config().appName}
    </Link>
  );
}
