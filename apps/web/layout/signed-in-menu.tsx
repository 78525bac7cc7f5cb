import { useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router';
import type { SignedInUser } from '#kit/client/session/session.ts';
import { signOut } from '#kit/client/session/sign-out.ts';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { menuFor } from '../menus.ts';
import { useTextsInUse } from '../texts/texts-in-use.ts';
import styles from './signed-in-menu.module.css';

interface SignedInMenuProps {
  user: SignedInUser;
}

/** The screens this person may open, their name, and the way out. Below 768 px a button opens it. */
export function SignedInMenu({ user }: SignedInMenuProps) {
  const text = useText();
  const { isWhole } = useTextsInUse();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const mayEnter = user.termsAccepted === true || user.impersonatingUser !== null;
  const screens = mayEnter && isWhole ? menuFor(user.roles ?? []) : [];
  useEffect(
    function closeByEscape() {
      if (!isOpen) return undefined;
      const close = ({ key }: KeyboardEvent): void => {
        if (key !== 'Escape') return;
        setIsOpen(false);
        opener.current?.focus();
      };
      document.addEventListener('keydown', close);
      return () => document.removeEventListener('keydown', close);
    },
    [isOpen],
  );
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles['opener']}
        aria-expanded={isOpen}
        aria-controls="menu"
        aria-label={text('menu')}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <div id="menu" className={styles['in']} data-open={isOpen}>
        <nav aria-label={text('mainMenu')}>
          {screens.map(({ to, label }) => (
            <NavLink key={to} to={to} onClick={() => setIsOpen(false)}>
              <Text id={label} />
            </NavLink>
          ))}
        </nav>
        <span className={styles['name']}>{user.fullName}</span>
        <button type="button" className={styles['logout']} onClick={() => void signOut()}>
          <Text id="logout" />
        </button>
      </div>
    </>
  );
}
