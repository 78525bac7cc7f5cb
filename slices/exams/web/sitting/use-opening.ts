import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '#kit/client/call/call.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { deviceStore } from '#kit/client/storage/device-store.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { hopefulPause } from '#kit/offline/hopeful-pause.ts';
import { Refused } from '#kit/offline/refused.ts';
import { holdAlone } from '#kit/offline/tabs.ts';
import { leftBehind, placeToGoOn } from '#slices/exams/rules/sitting/exam-desk.ts';
import {
  DeviceLog,
  forgetSitting,
  storedPlace,
  storedSitting,
  lockOf,
  writtenBefore,
  type OpenSitting,
  type Sitting,
} from './device-log.ts';
import { ExamDesk } from './exam-desk.ts';
import { examLine } from './exam-line.ts';
import { startExam, type StartExamMutation } from './sitting.graphql.generated.ts';

export interface OpenedSitting {
  sitting: OpenSitting;
  attempt: StartExamMutation['startExam'];
  desk: ExamDesk;
  /** Of the question that is shown first. */
  index: number;
}

export type Opening =
  | { status: 'opening' }
  /** Nothing was begun on this device. */
  | { status: 'none' }
  | { status: 'over'; attemptId: string }
  | { status: 'problem'; problem: CallProblem | Refused }
  | { status: 'open'; opened: OpenedSitting };

/** Opens the attempt that this device is about to sit, or was sitting a moment ago. */
export function useOpening(examId: string): { opening: Opening; refetch: () => void } {
  const { _id: personId } = useSignedInUser();
  const handed = useLocation().state as Sitting | null;
  const [opening, setOpening] = useState<Opening>({ status: 'opening' });
  const [attempt, setAttempt] = useState(0);
  // By it the server knows this page again after the network was away, and tells it from one that was reloaded.
  const [pageId] = useState(() => crypto.randomUUID());
  useEffect(
    function openTheAttempt() {
      const leaving = new AbortController();
      const { signal } = leaving;
      open(examId, { personId, pageId, handed, signal }).then(
        (found) => {
          if (!signal.aborted) setOpening(found);
        },
        (problem: unknown) => {
          if (signal.aborted) return;
          if (problem instanceof CallProblem || problem instanceof Refused)
            setOpening({ status: 'problem', problem });
          else throw problem;
        },
      );
      return () => leaving.abort();
    },
    [examId, personId, pageId, handed, attempt],
  );
  return {
    opening,
    refetch: () => {
      setOpening({ status: 'opening' });
      setAttempt((count) => count + 1);
    },
  };
}

interface Params {
  personId: string;
  pageId: string;
  /** What the start screen has handed over, for browsers that keep nothing. */
  handed: Sitting | null;
  signal: AbortSignal;
}

async function open(examId: string, { personId, pageId, handed, signal }: Params): Promise<Opening> {
  const kept = (await storedSitting(deviceStore, examId, personId).catch(() => null)) ?? handed;
  if (kept?.examId !== examId) return { status: 'none' };
  const sitting = { ...kept, pageId };
  const { attemptId, deviceId } = sitting;
  // Two tabs would number what happens in them alike.
  const hold = await holdAlone(lockOf(attemptId), signal);
  if (hold === 'taken') throw new Refused('examOpenElsewhere');
  const page = { pageId, isAlone: hold === 'alone' };
  const { startExam: attempt } = await call(startExam, { examId, attemptId, deviceId, ...page }, { signal });
  const over: Opening = { status: 'over', attemptId };
  if (attempt.result.endedAt) {
    await forgetSitting(deviceStore, sitting).catch(() => {});
    return over;
  }
  const log = await DeviceLog.open(deviceStore, sitting);
  const line = examLine(sitting);
  // What the page said when it was left may have reached the server and not the device.
  const acknowledgement = await line.record([]);
  const desk = new ExamDesk(log, line, {
    questions: attempt.questions,
    acknowledgement,
    pause: hopefulPause,
  });
  if (log.last > 0) desk.note({ kind: 'CAME_BACK' });
  const earlier = await writtenBefore(deviceStore, sitting).catch(() => []);
  for (const [questionId, answer] of leftBehind(earlier, desk.state.get().answers))
    desk.answer(questionId, answer);
  const place = placeToGoOn(attempt.questions, desk.state.get().answers, {
    shownId: await storedPlace(deviceStore, sitting).catch(() => null),
    touchedId: attempt.lastQuestionId,
  });
  return { status: 'open', opened: { sitting, attempt, desk, index: place } };
}
