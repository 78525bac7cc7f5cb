import { config } from '#kit/client/config.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useTextIfKnown } from '#kit/ui/text/use-text.ts';
import styles from './exams.module.css';
import { GoOn } from './go-on.tsx';
import type { OwnExam } from './own-exam.ts';
import { StartButton } from './start-button.tsx';

interface StartExamProps {
  exam: OwnExam;
  /** Called when an attempt that was found open has failed by that. */
  onSettled: () => void;
}

/** The rules, the warning, and the button that begins an attempt; or the reason why there is none. */
export function StartExam({ exam, onSettled }: StartExamProps) {
  const textIfKnown = useTextIfKnown();
  const { refusal, attempts, attemptNumber, allowedAttempts, limitMinutes, returnSeconds } = exam;
  const open = attempts.find(({ endedAt }) => endedAt === null);
  if (open && !open.waits && refusal !== 'examOnlineOnly')
    return <GoOn key={exam.now} exam={exam} open={open} onSettled={onSettled} />;
  if (refusal) {
    const { host } = new URL(config().mainHost);
    return <Note tone="warning">{textIfKnown(refusal, { host }) ?? refusal}</Note>;
  }
  return (
    <>
      <ul className={styles['rules']}>
        {limitMinutes !== null && (
          <li>
            {open && open.secondsLeft !== null ? (
              <Text id="timeLeftToGoOn" values={{ minutes: Math.floor(open.secondsLeft / 60) }} />
            ) : (
              <Text id="ruleOfTime" values={{ minutes: limitMinutes }} />
            )}
          </li>
        )}
        <li>
          {returnSeconds > 0 ? (
            <Text id="ruleOfReturn" values={{ seconds: returnSeconds }} />
          ) : (
            <Text id="ruleOfLeaving" />
          )}
        </li>
        <li>
          <Text id="ruleOfNetwork" />
        </li>
        <li>
          <Text id="ruleOfSeventy" />
        </li>
      </ul>
      {!open && (
        <Note tone="warning">
          <Text id="startCounts" values={{ number: attemptNumber, allowed: allowedAttempts }} />
        </Note>
      )}
      <StartButton exam={exam} reinstatedId={open?._id ?? null} />
    </>
  );
}
