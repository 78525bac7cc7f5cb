import { Button } from '#kit/ui/button/button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { FREE_DAYS } from '../../rules/roll.ts';
import type { AttendanceStatus } from '../../rules/status.ts';
import { pendingMarks, type PendingMark } from './pending-marks.ts';
import { STATUS_TEXTS } from './status-texts.ts';
import styles from './roll-row.module.css';

interface MarkTroubleProps {
  /** What the server has. */
  theirs: AttendanceStatus;
  /** Who marked that, where it is known. */
  takenByName: string | null;
  /** The student, where they checked in by the code on the wall. */
  checkedInName?: string | null;
  troubled: PendingMark;
  /** So long is the class. */
  maxMinutes: number;
  onUseMine: () => void;
}

/** A mark of one's own that was not stored, and what can be done about it. */
export function MarkTrouble(props: MarkTroubleProps) {
  const { theirs, takenByName, checkedInName = null, troubled, maxMinutes, onUseMine } = props;
  const text = useText();
  const problemText = useProblemText();
  const [status, own] = [theirs, troubled.kind].map((kind) => text(STATUS_TEXTS[kind].name));
  if (troubled.trouble !== 'CONFLICT') {
    return (
      <div className={styles['trouble']} role="alert">
        <Text
          id="markNotSaved"
          values={{
            problem: problemText({
              message: '',
              problem: troubled.trouble,
              values: { days: FREE_DAYS, max: maxMinutes },
            }),
          }}
        />
        <Button onClick={() => pendingMarks.letGo(troubled)}>
          <Text id="dropMark" />
        </Button>
      </div>
    );
  }
  return (
    <div className={styles['trouble']} role="alert">
      {checkedInName !== null && <Text id="markConflictByCode" values={{ name: checkedInName, own }} />}
      {checkedInName === null && takenByName === null && (
        <Text id="markConflictUnnamed" values={{ status, own }} />
      )}
      {checkedInName === null && takenByName !== null && (
        <Text id="markConflict" values={{ name: takenByName, status, own }} />
      )}
      <span className={styles['choices']}>
        <Button onClick={() => pendingMarks.letGo(troubled)}>
          <Text id="keepTheirs" values={{ status }} />
        </Button>
        <Button onClick={onUseMine}>
          <Text id="useMine" values={{ status: own }} />
        </Button>
      </span>
    </div>
  );
}
