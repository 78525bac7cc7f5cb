import { useState } from 'react';
import { useText } from '#kit/ui/text/use-text.ts';
import type { AttendanceStatus } from '../../rules/status.ts';
import type { OpenRollFragment } from './roll.graphql.generated.ts';
import type { ShownStudent } from './shown-roll.ts';
import { STATUS_TEXTS } from './status-texts.ts';
import { note, takeBack, type DoneMark } from './use-roll.ts';

interface RollMarksOptions {
  roll: OpenRollFragment;
  students: readonly ShownStudent[];
  mayMark: boolean;
  reason: string;
}

/** What one does with the students of a roll, and takes back step by step, the last first. */
export function useRollMarks({ roll, students, mayMark, reason }: RollMarksOptions) {
  const text = useText();
  const [steps, setSteps] = useState<readonly DoneMark[]>([]);
  /** Read aloud. */
  const [told, setTold] = useState('');
  const last = steps.at(-1) ?? null;
  const sayOf = (fullName: string, kind: AttendanceStatus): string =>
    text('markNamed', { name: fullName, status: text(STATUS_TEXTS[kind].name) });
  return {
    told,
    /** What was marked last, in words. */
    last: last && sayOf(last.before.fullName, last.after.kind),
    mark(student: ShownStudent, kind: AttendanceStatus, minutesLate: number | null = null): boolean {
      if (!mayMark || student.isReader) return false;
      const key = note(roll, student, { kind, minutesLate, reason });
      const done = key && { key, before: student, after: { kind, minutesLate } };
      if (done) setSteps((earlier) => [...earlier, done]);
      setTold(sayOf(student.fullName, kind));
      return true;
    },
    undo(): void {
      if (!last) return;
      const { personId, fullName, kind } = last.before;
      const student = students.find((one) => one.personId === personId);
      takeBack(roll, student, { ...last, reason });
      setSteps((now) => now.slice(0, -1));
      setTold(sayOf(fullName, kind));
    },
  };
}
