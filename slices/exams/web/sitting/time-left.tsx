import type { ReactNode } from 'react';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { clockOf } from '#slices/exams/rules/sitting/exam-desk.ts';
import styles from './sitting.module.css';

/** Minutes before the end at which those who do not see the clock are told. */
const TOLD_AT = [10, 5, 1];

const large = (time: ReactNode[]) => <b className={styles['time']}>{time}</b>;

/** The time that is left. It is read aloud a few times only, not every second. */
export function TimeLeft({ seconds }: { seconds: number }) {
  const minutes = Math.ceil(seconds / 60);
  const told = TOLD_AT.findLast((mark) => minutes <= mark);
  return (
    <>
      <span role="timer" className={styles['timer']} data-is-short={minutes <= 5}>
        <Icon name="clock" />
        <span>
          <Text id="timeLeft" values={{ time: clockOf(seconds), b: large }} />
        </span>
      </span>
      <output className={styles['spoken']}>
        {told !== undefined && <Text id="minutesLeft" values={{ count: told }} />}
      </output>
    </>
  );
}
