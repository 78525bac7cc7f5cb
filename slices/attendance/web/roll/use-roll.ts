import { useEffect, useEffectEvent } from 'react';
import { useLiveValue } from '#kit/client/live-value.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { writeAnswer } from '#kit/client/query/write-answer.ts';
import type { SavedState } from '#kit/ui/saved-chip/saved-chip.tsx';
import type { AttendanceStatus } from '../../rules/status.ts';
import { keepRoll, useKeptRoll } from './stored-rolls.ts';
import { hearOfRolls, pendingMarks, type PendingMark } from './pending-marks.ts';
import { openRoll, type OpenRollFragment } from './roll.graphql.generated.ts';
import type { ShownStudent } from './shown-roll.ts';

/** Another teacher may have the same roll open. */
const LOOK_AGAIN_MS = 10_000;
/** Names come in while students check in, and their teacher waits for them. */
const LOOK_OFTEN_MS = 3_000;

/** The roll of a session as it is on the server, with what the device has noted since. */
export function useRoll(sessionId: string) {
  const asked = useQuery(openRoll, { sessionId }, { fresh: true });
  const roll = asked.data?.roll;
  const isOutOfReach = asked.data === undefined && asked.problem?.code === 'UNREACHABLE';
  const kept = useKeptRoll(sessionId, { isAsked: isOutOfReach });
  const answer = isOutOfReach && kept ? { ...asked, data: { roll: kept } } : asked;
  useEffect(
    function keepForTimesWithoutNetwork() {
      if (roll) void keepRoll(roll);
    },
    [roll],
  );
  const { waiting, isCutOff } = useLiveValue(pendingMarks.outbox.state);
  const { refetch } = answer;
  useEffect(function sendWhatIsLeft() {
    void pendingMarks.outbox.send();
    return hearOfRolls((heard) => void writeAnswer({ roll: heard }));
  }, []);
  const lookAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && pendingMarks.waiting.length === 0) refetch?.();
  });
  const isCheckedInTo = answer.data?.roll?.checkIn?.state === 'RUNNING';
  useEffect(
    function lookForOthersMarks() {
      const timer = setInterval(() => lookAgain(), isCheckedInTo ? LOOK_OFTEN_MS : LOOK_AGAIN_MS);
      return () => clearInterval(timer);
    },
    [isCheckedInTo],
  );
  const own = waiting.filter((mark) => mark.sessionId === sessionId);
  return { answer, own, saved: savedState(own, isCutOff) };
}

/** Nothing is said to be saved that the server has not stored. */
export function savedState(own: readonly PendingMark[], isCutOff: boolean): SavedState | null {
  if (own.every(({ trouble }) => trouble !== null)) return null;
  return { status: isCutOff ? 'onDevice' : 'saving' };
}

interface Noted {
  kind: AttendanceStatus;
  minutesLate?: number | null;
}

/** Notes what a student was, and gives the key of that. What is pressed again changes nothing. */
export function note(
  { session }: OpenRollFragment,
  student: ShownStudent,
  { kind, minutesLate = null, reason }: Noted & { reason: string },
): string | null {
  const isSame = student.kind === kind && student.minutesLate === minutesLate;
  const isKnown = session.rollTakenAt !== null || student.isPending;
  if (isSame && isKnown && !student.troubled) return null;
  return pendingMarks.add({
    sessionId: session._id,
    personId: student.personId,
    baseVersion: student.mark?.version ?? 0,
    kind,
    minutesLate,
    reason,
  });
}

/** Something that was noted of a student, and what they were before. */
export interface DoneMark {
  key: string;
  before: Pick<ShownStudent, 'personId' | 'fullName' | 'kind' | 'minutesLate'>;
  after: Required<Noted>;
}

/** Takes back what was noted. A roll that was taken by it is not taken any more; what has changed since stays. */
export function takeBack(
  { session }: OpenRollFragment,
  student: ShownStudent | undefined,
  { key, before, after, reason }: DoneMark & { reason: string },
): void {
  if (!student || student.kind !== after.kind || student.minutesLate !== after.minutesLate) return;
  pendingMarks.add({
    sessionId: session._id,
    personId: student.personId,
    baseVersion: student.mark?.version ?? 0,
    kind: before.kind,
    minutesLate: before.minutesLate,
    reason,
    takesBack: key,
  });
}

/** Takes a roll of which nobody is missing. */
export function noteEverybody({ session: { _id: sessionId } }: OpenRollFragment, reason: string): void {
  pendingMarks.add({ sessionId, personId: null, kind: 'PRESENT', minutesLate: null, baseVersion: 0, reason });
}
