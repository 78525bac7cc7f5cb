import { useEffect, useEffectEvent, useState } from 'react';
import type { CallProblem } from '#kit/client/call/call-problem.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { useLiveValue } from '#kit/client/live-value.ts';
import { refresh } from '#kit/client/query/query-client.ts';
import type { SavedState } from '#kit/ui/saved-chip/saved-chip.tsx';
import type { WrittenEvaluationFragment } from '../office/evaluations.graphql.generated.ts';
import { SHOWN_EVALUATIONS } from '../use-evaluation-actions.ts';
import {
  hearOfEvaluations,
  letDraftGo,
  pendingEvaluations,
  storeDraft,
  type PendingEvaluation,
} from './pending-evaluations.ts';
import { isAnswered, newerOf, walkedStudent, type WalkedStudent, type Words } from './walked-student.ts';
import type { EvaluationWalkQuery } from './walk.graphql.generated.ts';

interface WalkOptions {
  groupId: string;
  form: EvaluationWalkQuery['formsToEvaluateBy'][number];
  rows: EvaluationWalkQuery['evaluationsOf'];
  today: WalkedStudent['words']['day'];
}

export interface Walk {
  students: readonly (WalkedStudent & { key: string })[];
  saved: SavedState | null;
  write: (student: WalkedStudent, change: Partial<Words>) => void;
  /** A change of the whole evaluation has answered; null where it was deleted. */
  note: (personId: string, evaluation: WrittenEvaluationFragment | null) => void;
}

type ByPerson<Value> = ReadonlyMap<string, Value>;

/** Somebody else was faster: what they did is shown, and not written over. */
const OVERTAKEN: ReadonlySet<string> = new Set([
  'changedMeanwhile',
  'evaluationDraftExists',
  'evaluationPublished',
]);

/** The students of a group with what is written about each: on the device at once, on the server while one goes on. */
export function useWalk({ groupId, form, rows, today }: WalkOptions): Walk {
  const toastProblem = useProblemToast();
  const [stored, setStored] = useState<ByPerson<WrittenEvaluationFragment | null>>(new Map());
  // What the server has refused stays in the form, so that it can be put right.
  const [refused, setRefused] = useState<ByPerson<PendingEvaluation>>(new Map());
  const [overtaken, setOvertaken] = useState<ReadonlySet<string>>(new Set());
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const { waiting, isCutOff } = useLiveValue(pendingEvaluations.state);
  const ofWalk = waiting.filter(({ input }) => input.groupId === groupId && input.formId === form._id);

  const students = rows.map((row) => {
    const { personId } = row;
    const known = stored.get(personId);
    const evaluation = known === null ? null : newerOf(row.evaluation, known ?? null);
    const kept = ofWalk.findLast(({ input }) => input.personId === personId) ?? refused.get(personId) ?? null;
    const student = walkedStudent({ row, evaluation, kept, criteria: form.criteria, today });
    // Fields keep what is typed in them until somebody else’s words take its place.
    const isOvertaken = overtaken.has(personId);
    return {
      ...student,
      key: isOvertaken ? `${personId} ${evaluation?._id} ${evaluation?.version}` : personId,
    };
  });

  const note = (personId: string, evaluation: WrittenEvaluationFragment | null): void =>
    setStored((before) => new Map(before).set(personId, evaluation));

  const onStored = useEffectEvent((evaluation: WrittenEvaluationFragment): void => {
    if (evaluation.groupId !== groupId || evaluation.formId !== form._id) return;
    note(evaluation.personId, evaluation);
    setSavedAt(new Date());
  });
  const onRefused = useEffectEvent((draft: PendingEvaluation, problem: CallProblem): void => {
    toastProblem(problem);
    const { personId } = draft.input;
    if (OVERTAKEN.has(problem.problem ?? '')) {
      setOvertaken((before) => new Set([...before, personId]));
      refresh(SHOWN_EVALUATIONS);
    } else setRefused((before) => new Map(before).set(personId, draft));
  });
  useEffect(function followWhatIsKept() {
    const stop = hearOfEvaluations({ onStored, onRefused });
    void pendingEvaluations.sendNow();
    return () => {
      stop();
      void pendingEvaluations.send();
    };
  }, []);

  function write(
    { personId, evaluation, kept, words, criteria }: WalkedStudent,
    change: Partial<Words>,
  ): void {
    const { day, answers, comment } = { ...words, ...change };
    setRefused((before) => new Map([...before].filter(([id]) => id !== personId)));
    setOvertaken((before) => new Set([...before].filter((id) => id !== personId)));
    storeDraft({
      evaluationId: evaluation?._id ?? kept?.evaluationId ?? crypto.randomUUID(),
      version: evaluation?.version ?? kept?.version ?? null,
      input: {
        formId: form._id,
        groupId,
        personId,
        day,
        comment,
        answers: criteria.flatMap(({ criterionId, kind }) => {
          const answer = answers[criterionId];
          if (!answer || !isAnswered(answer)) return [];
          const { score, text } = answer;
          return [kind === 'SCALE' ? { criterionId, score } : { criterionId, text }];
        }),
      },
    });
  }

  const isWaiting = ofWalk.length > 0;
  return {
    students,
    saved: isWaiting
      ? { status: isCutOff ? 'onDevice' : 'saving' }
      : savedAt && refused.size === 0
        ? { status: 'saved', at: savedAt }
        : null,
    write,
    note: (personId, evaluation) => {
      const before = students.find((student) => student.personId === personId);
      if (evaluation === null && before?.kept) letDraftGo(before.kept.evaluationId);
      note(personId, evaluation);
    },
  };
}
