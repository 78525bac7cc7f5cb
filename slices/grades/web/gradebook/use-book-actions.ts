import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { MAX_AT_ONCE } from '#slices/grades/rules/entered-grade.ts';
import type { Book } from './book.ts';
import {
  enterGrades,
  finaliseCourse,
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
export function useBookActions(
  { _id: teachingId, weightsVersion, mayUnlock }: Book,
  onChanged: () => void,
): BookActionsOf {
  const text = useText();
  const undoToast = useUndoToast();
  const toastProblem = useProblemToast();

  async function attempt(action: () => Promise<void>): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (problem) {
      toastProblem(problem);
      return false;
    } finally {
      // Also when it was refused: somebody else may have changed what is shown.
      onChanged();
    }
  }

  const takeBack = (changeIds: readonly string[]) =>
    attempt(async () => {
      for (const portion of inPortions(changeIds))
        await call(takeBackGrades, { teachingId, changeIds: portion });
      showToast('success', text('gradesTakenBack'));
    });

  const unlock = (finalisationId: string, reason: string) =>
    attempt(async () => {
      await call(unlockCourse, { teachingId, finalisationId, reason });
      showToast('success', text('gradesUnlocked'));
    });

  return {
    unlock,
    enter: (grades, reason) =>
      attempt(async () => {
        const wanted = grades.map((grade) => ({ ...grade, changeId: crypto.randomUUID() }));
        const entered: string[] = [];
        try {
          for (const portion of inPortions(wanted)) {
            await call(enterGrades, { teachingId, reason, grades: portion });
            entered.push(...portion.map(({ changeId }) => changeId));
          }
        } finally {
          // Also what came before a portion that was refused can be taken back.
          if (entered.length > 0)
            undoToast(text('gradesEntered', { count: entered.length }), () => void takeBack(entered));
        }
      }),
    finalise: (incomplete) =>
      attempt(async () => {
        const finalisationId = crypto.randomUUID();
        await call(finaliseCourse, { teachingId, finalisationId, incomplete });
        // Undo unlocks, which not everybody may who finalises.
        if (!mayUnlock) showToast('success', text('gradesFinalised'));
        else undoToast(text('gradesFinalised'), () => void unlock(finalisationId, text('finaliseUndone')));
      }),
    weigh: (weights) =>
      attempt(async () => {
        await call(weighParts, { teachingId, version: weightsVersion, weights: [...weights] });
        showToast('success', text('weightsSaved'));
      }),
  };
}
