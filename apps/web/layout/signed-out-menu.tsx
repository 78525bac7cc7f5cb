import { NavLink } from 'react-router';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from './title-bar.module.css';

export function SignedOutMenu() {
  const text = useText();
  return (
    <nav className={styles['out']} aria-label={text('mainMenu')}>
      <NavLink to="/" end>
        <Text id="home" />
      </NavLink>
      <NavLink to="/login">
        <Text id="login" />
      </NavLink>
    </nav>
  );
}
