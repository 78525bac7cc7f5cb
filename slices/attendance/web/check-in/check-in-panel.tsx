import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { asOf } from '#kit/ui/moment/as-of.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import type { PendingMark } from '../roll/pending-marks.ts';
import type { OpenRollFragment } from '../roll/roll.graphql.generated.ts';
import { shownStudents, type ShownStudent } from '../roll/shown-roll.ts';
import { note, takeBack, type DoneMark } from '../roll/use-roll.ts';
import { startCheckIn, stopCheckIn } from './check-in.graphql.generated.ts';
import styles from './check-in.module.css';

interface CheckInPanelProps {
  roll: OpenRollFragment;
  own: readonly PendingMark[];
}

const isOver = ({ session: { endsAt } }: OpenRollFragment): boolean => new Date(endsAt) <= asOf();

/** Lets the students note themselves, and shows the code. */
export function StartCheckIn({ roll }: Pick<CheckInPanelProps, 'roll'>) {
  const { isBusy, mutate } = useMutation();
  const navigate = useNavigate();
  const { _id: sessionId, isOpen } = roll.session;
  if (!isOpen || isOver(roll) || roll.checkIn?.state === 'RUNNING') return null;
  async function start(): Promise<void> {
    if (await mutate(startCheckIn, { sessionId })) await navigate(`/attendances/${sessionId}/check-in`);
  }
  return (
    <Button isProcessing={isBusy} onClick={() => void start()}>
      <Text id={roll.checkIn ? 'startCheckInAgain' : 'startCheckIn'} />
    </Button>
  );
}

/** What has become of a check-in: who came, and after it what the others are. */
export function CheckInPanel({ roll, own }: CheckInPanelProps) {
  const { isBusy, mutate } = useMutation();
  const { checkIn, session } = roll;
  const students = shownStudents(roll, own);
  const markAbsent = useMarkAbsent(roll, students);
  if (!checkIn) return null;
  const count = students.filter(({ mark }) => mark?.byCode).length;
  const isRunning = checkIn.state === 'RUNNING';
  const rest = students.filter(didNotCheckIn);
  return (
    <div className={styles['panelCard']}>
      <Card title={<Text id={isRunning ? 'checkInRuns' : 'checkInIsOver'} />}>
        <div className={styles['panel']}>
          <p>
            <Text id="checkedInCount" values={{ count, all: students.length }} />
          </p>
          {isRunning ? (
            <div className={styles['tools']}>
              <LinkButton to={`/attendances/${session._id}/check-in`}>
                <Text id="showCheckInCode" />
              </LinkButton>
              <Button
                isProcessing={isBusy}
                onClick={() => void mutate(stopCheckIn, { sessionId: session._id })}
              >
                <Text id="stopCheckIn" />
              </Button>
            </div>
          ) : (
            rest.length > 0 &&
            !session.needsReason &&
            session.isOpen && <TheRest rest={rest} onMark={() => markAbsent(rest)} />
          )}
        </div>
      </Card>
    </div>
  );
}

/** Neither came by code, nor was marked, nor has leave. */
const didNotCheckIn = ({ mark, status, isPending, isReader }: ShownStudent): boolean =>
  mark === null && status === 'PRESENT' && !isPending && !isReader;

/** More names than these are read in the roll itself. */
const MAX_NAMES = 12;

/** Nobody is absent by themselves: the teacher says so, in one press. */
function TheRest({ rest, onMark }: { rest: readonly ShownStudent[]; onMark: () => void }) {
  const { formatList } = useIntl();
  const count = rest.length;
  return (
    <>
      <Button onClick={onMark}>
        <Text id="markRestAbsent" values={{ count }} />
      </Button>
      {count <= MAX_NAMES && (
        <p className={styles['rest']}>
          <Text
            id="notCheckedIn"
            values={{ count, names: formatList(rest.map(({ fullName }) => fullName)) }}
          />
        </p>
      )}
    </>
  );
}

/** Marks students as absent, and can take it back from those who are so still: by then the roll has gone on. */
function useMarkAbsent(roll: OpenRollFragment, students: readonly ShownStudent[]) {
  const text = useText();
  const tellWithUndo = useUndoToast();
  const latest = useRef({ roll, students });
  useEffect(function followTheRoll() {
    latest.current = { roll, students };
  });
  return (rest: readonly ShownStudent[]): void => {
    const done = rest.flatMap((before): DoneMark[] => {
      const key = note(roll, before, { kind: 'ABSENT', reason: '' });
      return key === null ? [] : [{ key, before, after: { kind: 'ABSENT', minutesLate: null } }];
    });
    tellWithUndo(text('restMarkedAbsent', { count: rest.length }), () => {
      const now = latest.current;
      for (const one of done) {
        const student = now.students.find(({ personId }) => personId === one.before.personId);
        takeBack(now.roll, student, { ...one, reason: '' });
      }
    });
  };
}
