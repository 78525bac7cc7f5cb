import type { ReactNode } from 'react';
import styles from './note.module.css';

interface OutcomeProps {
  /** Nothing, until there is something to tell. */
  children: ReactNode;
}

/** The place in which a note tells what came of an action. It is there before the note, so that it is read aloud too. */
export const Outcome = ({ children }: OutcomeProps) => (
  <output className={styles['outcome']}>{children}</output>
);
