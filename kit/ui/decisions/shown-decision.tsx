import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Moment } from '../moment/moment.tsx';
import { OpenButton } from '../table/open-button.tsx';
import { TwoLines } from '../table/two-lines.tsx';
import styles from './decisions.module.css';

interface WhoProps {
  name: string;
  /** Below the name. */
  about: string;
  isOpened: boolean;
  onOpen: () => void;
}

/** Whom a row is from; the row that is open beside the list is marked. */
export const Who = ({ name, about, isOpened, onOpen }: WhoProps) => (
  <span className={styles['who']} data-opened={isOpened || undefined}>
    <Avatar fullName={name} />
    <span>
      <OpenButton onClick={onOpen}>{name}</OpenButton>
      <small>{about}</small>
    </span>
  </span>
);

interface LinesProps {
  /** In smaller letters below. */
  below?: ReactNode;
  children: ReactNode;
}

/** A note of a person, in a column of a list. */
export const Words = ({ below, children }: LinesProps) => (
  <span className={styles['words']}>
    {children}
    {below && <small>{below}</small>}
  </span>
);

/** The same where it is read before a decision. */
export const Quote = ({ below, children }: LinesProps) => (
  <blockquote className={styles['quote']}>
    {children}
    {below && <small>{below}</small>}
  </blockquote>
);

export const Decided = ({ at, by }: { at: string | null; by: string | null }) => (
  <TwoLines below={by}>{at && <Moment at={at} />}</TwoLines>
);

/** What stands one below the other. */
export const Stack = ({ children }: { children: ReactNode }) => (
  <div className={styles['stack']}>{children}</div>
);

interface OutcomeProps {
  chip: ReactNode;
  /** What the status means, or since when it waits. */
  meaning: ReactNode;
  /** What was written with the decision, under its heading. */
  comment: { heading: ReactNode; written: string } | null;
  /** Who decided, and when. */
  decided: ReactNode;
}

/** The decision about a submission, as its sender reads it. */
export const Outcome = ({ chip, meaning, comment, decided }: OutcomeProps) => (
  <span className={styles['outcome']}>
    {chip}
    <small>{meaning}</small>
    {comment?.written && (
      <span className={styles['comment']}>
        <small>{comment.heading}</small>
        {comment.written}
      </span>
    )}
    {decided && <small>{decided}</small>}
  </span>
);
