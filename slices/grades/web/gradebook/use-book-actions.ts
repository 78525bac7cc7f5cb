import { CallProblem } from '#kit/client/call/call-problem.ts';
import { call } from '#kit/client/call/call.ts';
import { refresh } from '#kit/client/query/query-client.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { MAX_AT_ONCE } from '#slices/grades/rules/entered-grade.ts';
import type { Book } from './book.ts';
import {
  enterGrades,
  finaliseCourse,
  gradebook,
  gradebookOutlook,
  gradebookRows,
  takeBackGrades,
  unlockCourse,
  weighParts,
  wholeGradebook,
} from './gradebook.graphql.generated.ts';

export interface NewGrade {
  studentId: string;
  partId: string | null;
  grade: number | null;
  complete: boolean | null;
  lastChangeId: string | null;
  /** Of the change that this will be; made when it is sent where nobody needs to know it before. */
  changeId?: string;
}

/** What can be done about the grades of a group; each tells whether it was done. */
export interface BookActionsOf {
  enter: (grades: readonly NewGrade[], reason: string) => Promise<boolean>;
  /** One grade; tells why it was refused, or null. */
  enterOne: (grade: NewGrade, reason: string) => Promise<string | null>;
  /** As the one who does it was told: with so many students left incomplete. */
  finalise: (incomplete: number) => Promise<boolean>;
  unlock: (finalisationId: string, reason: string) => Promise<boolean>;
  weigh: (weights: readonly { partId: string; weight: number }[]) => Promise<boolean>;
}

type SentGrade = NewGrade & { changeId: string };

const studentsOf = (grades: readonly NewGrade[]): string[] => [
  ...new Set(grades.map(({ studentId }) => studentId)),
];

/** As many at a time as the server takes; a whole sheet may have more. */
const inPortions = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / MAX_AT_ONCE) }, (_, at) =>
    items.slice(at * MAX_AT_ONCE, (at + 1) * MAX_AT_ONCE),
  );

/** Everything on the screen that shows grades. */
const GRADES = [gradebook, gradebookRows, gradebookOutlook, wholeGradebook];

/** What the dialog for pasting shows, which does not change with rows that have come. Pasting itself closes it. */
const COLUMNS = [wholeGradebook];

/** What is done is told in a toast that offers to take it back. */
export function useBookActions({ _id: courseOfferingId, weightsVersion, mayUnlock }: Book): BookActionsOf {
  const text = useText();
  const problemText = useProblemText();
  const undoToast = useUndoToast();
  // Also when it was refused: another user may have changed what is shown.
  const { mutate } = useMutation({ stale: GRADES, afterRefusalToo: true });
  // Grades that change come with the answer.
  const { attempt } = useMutation();

  async function takeBack(changes: readonly SentGrade[]): Promise<void> {
    let isAll = true;
    for (const portion of inPortions(changes)) {
      const changeIds = portion.map(({ changeId }) => changeId);
      isAll &&= Boolean(
        await attempt(() =>
          call(takeBackGrades, { courseOfferingId, changeIds, studentIds: studentsOf(portion) }),
        ),
      );
    }
    refresh(isAll ? COLUMNS : GRADES);
    if (isAll) showToast('success', text('gradesTakenBack'));
  }

  /** Enters grades in portions; gives those that were, and why the others were refused. */
  async function send(
    grades: readonly NewGrade[],
    reason: string,
  ): Promise<{ entered: SentGrade[]; refusal: CallProblem | null }> {
    const wanted = grades.map(
      ({ studentId, partId, grade, complete, lastChangeId, changeId = crypto.randomUUID() }) => ({
        studentId,
        partId,
        grade,
        complete,
        lastChangeId,
        changeId,
      }),
    );
    const entered: SentGrade[] = [];
    let refusal: CallProblem | null = null;
    await attempt(async () => {
      const answers = [];
      for (const portion of inPortions(wanted)) {
        const studentIds = studentsOf(portion);
        answers.push(
          await call(enterGrades, { courseOfferingId, reason, grades: portion, studentIds }).catch(
            (problem: unknown) => {
              if (problem instanceof CallProblem) refusal = problem;
              throw problem;
            },
          ),
        );
        entered.push(...portion);
      }
      return answers;
    });
    if (refusal) refresh(GRADES);
    // Also what came before a portion that was refused can be taken back.
    if (entered.length > 0)
      undoToast(text('gradesEntered', { count: entered.length }), () => void takeBack(entered));
    return { entered, refusal };
  }

  async function unlock(finalisationId: string, reason: string): Promise<boolean> {
    if (!(await mutate(unlockCourse, { courseOfferingId, finalisationId, reason }))) return false;
    showToast('success', text('gradesUnlocked'));
    return true;
  }

  return {
    unlock,
    enter: async (grades, reason) => (await send(grades, reason)).entered.length === grades.length,
    async enterOne(grade, reason) {
      const { refusal } = await send([grade], reason);
      if (!refusal) refresh(COLUMNS);
      return refusal && problemText(refusal);
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
