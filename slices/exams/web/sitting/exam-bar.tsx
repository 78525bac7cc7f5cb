import { useEffect, useEffectEvent } from 'react';
import { useLiveValue } from '#kit/client/live-value.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { SavedChip } from '#kit/ui/saved-chip/saved-chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './sitting.module.css';
import { TimeLeft } from './time-left.tsx';
import type { OpenedSitting } from './use-opening.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface ExamBarProps {
  opened: OpenedSitting;
  onReview: () => void;
  onTimeUp: () => void;
}

/** The dark bar over an exam: which it is, how long it lasts, and where the answers are. */
export function ExamBar({ opened: { desk, attempt }, onReview, onTimeUp }: ExamBarProps) {
  const { saved, clockMs, expiresAt, isHandingIn } = useLiveValue(desk.state);
  const { result, title } = attempt;
  const left = useSecondsLeft(expiresAt, clockMs);
  const end = useEffectEvent(onTimeUp);
  const isTimeUp = left !== null && left <= 0;
  useEffect(
    function handInWhenTimeIsUp() {
      if (isTimeUp) end();
    },
    [isTimeUp],
  );
  const whole = expiresAt ? (Date.parse(expiresAt) - Date.parse(result.startedAt)) / 1_000 : null;
  return (
    <header className={styles['bar']}>
      <div className={styles['inner']}>
        <p className={styles['name']}>
          <b>{title}</b> <Text id="attemptNumber" values={{ number: result.number }} />
        </p>
        {left !== null && <TimeLeft seconds={left} />}
        <div className={styles['end']}>
          <SavedChip state={saved} />
          <Button onClick={onReview} disabled={isHandingIn}>
            <Text id="reviewAndSubmit" />
          </Button>
        </div>
      </div>
      {left !== null && whole !== null && (
        <i
          className={styles['stroke']}
          style={{ inlineSize: `${Math.min(100, Math.max(0, (left / whole) * 100))}%` }}
        />
      )}
    </header>
  );
}
