import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { MAX_AT_ONCE } from '#slices/grades/rules/entered-grade.ts';
import type { Book } from './book.ts';
import {
  enterGrades,
  finaliseCourse,
  gradebook,
  takeBackGrades,
  unlockCourse,
  weighParts,
} from './gradebook.graphql.generated.ts';

export interface NewGrade {
  studentId: string;
  partId: string | null;
  grade: number | null;
  complete: boolean | null;
  lastChangeId: string | null;
}

/** What can be done about the grades of a group; each tells whether it was done. */
export interface BookActionsOf {
  enter: (grades: readonly NewGrade[], reason: string) => Promise<boolean>;
  /** As the one who does it was told: with so many students left incomplete. */
  finalise: (incomplete: number) => Promise<boolean>;
  unlock: (finalisationId: string, reason: string) => Promise<boolean>;
  weigh: (weights: readonly { partId: string; weight: number }[]) => Promise<boolean>;
}

/** As many at a time as the server takes; a whole sheet may have more. */
const inPortions = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / MAX_AT_ONCE) }, (_, at) =>
    items.slice(at * MAX_AT_ONCE, (at + 1) * MAX_AT_ONCE),
  );

/** What is done is told in a toast that offers to take it back. */
export function useBookActions({ _id: courseOfferingId, weightsVersion, mayUnlock }: Book): BookActionsOf {
  const text = useText();
  const undoToast = useUndoToast();
  // Also when it was refused: another user may have changed what is shown.
  const { mutate, attempt } = useMutation({ stale: [gradebook], afterRefusalToo: true });

  async function takeBack(changeIds: readonly string[]): Promise<void> {
    const takenBack = await attempt(async () => {
      for (const portion of inPortions(changeIds))
        await call(takeBackGrades, { courseOfferingId, changeIds: portion });
      return changeIds;
    });
    if (takenBack) showToast('success', text('gradesTakenBack'));
  }

  async function unlock(finalisationId: string, reason: string): Promise<boolean> {
    if (!(await mutate(unlockCourse, { courseOfferingId, finalisationId, reason }))) return false;
    showToast('success', text('gradesUnlocked'));
    return true;
  }

  return {
    unlock,
    async enter(grades, reason) {
      const wanted = grades.map((grade) => ({ ...grade, changeId: crypto.randomUUID() }));
      const entered: string[] = [];
      const all = await attempt(async () => {
        for (const portion of inPortions(wanted)) {
          await call(enterGrades, { courseOfferingId, reason, grades: portion });
          entered.push(...portion.map(({ changeId }) => changeId));
        }
        return entered;
      });
      // Also what came before a portion that was refused can be taken back.
      if (entered.length > 0)
        undoToast(text('gradesEntered', { count: entered.length }), () => void takeBack(entered));
      return all !== null;
    },
    async finalise(incomplete) {
      const finalisationId = crypto.randomUUID();
      if (!(await mutate(finaliseCourse, { courseOfferingId, finalisationId, incomplete }))) return false;
      // Undo unlocks, which not everybody may who finalises.
      if (!mayUnlock) showToast('success', text('gradesFinalised'));
      else undoToast(text('gradesFinalised'), () => void unlock(finalisationId, text('finaliseUndone')));
      return true;
    },
    async weigh(weights) {
      const version = weightsVersion;
      if (!(await mutate(weighParts, { courseOfferingId, version, weights: [...weights] }))) return false;
      showToast('success', text('weightsSaved'));
      return true;
    },
  };
}
