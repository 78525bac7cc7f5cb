import { call, type CallOptions } from '#kit/client/call/call.ts';
import type { ExamEventInput } from '#kit/client/schema-types.generated.ts';
import { PATIENCE_MS } from '#kit/offline/courier.ts';
import { Refused, wasRefused } from '#kit/offline/refused.ts';
import type { OpenSitting } from './device-log.ts';
import { oneCall, type Line } from './line.ts';
import { leaveExam, recordExamEvents, submitExam } from './sitting.graphql.generated.ts';

/**
 * A lost session does not take the page away during an exam: what was answered waits until the student signs in again.
 */
const options = (): CallOptions => ({ ignoresSessionLoss: true, signal: AbortSignal.timeout(PATIENCE_MS) });

const AT_THE_DOOR: CallOptions = { ignoresSessionLoss: true, outlivesPage: true };

async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (problem) {
    // New terms can be read and accepted in another tab; what was answered waits for that.
    if (wasRefused(problem) && problem.problem !== 'termsNotAccepted')
      throw new Refused(problem.problem ?? problem.code);
    throw problem;
  }
}

export function examLine({ attemptId, deviceId, pageId }: OpenSitting): Line {
  const from = { attemptId, deviceId, pageId };
  return {
    record: async (events) =>
      (await asked(call(recordExamEvents, { ...from, events }, options()))).recordExamEvents,
    submit: async (events) => {
      await asked(call(submitExam, { ...from, events }, options()));
    },
  };
}

/**
 * The last words of a page that goes away: the browser sends them all the same, and nobody waits for an answer. What was
 * being handed in is handed in by them; otherwise the attempt has ended, unless its student may come back.
 */
export function sendFarewell(
  { attemptId, deviceId, pageId }: OpenSitting,
  events: readonly ExamEventInput[],
  { isHandingIn, mayReturn }: { isHandingIn: boolean; mayReturn: boolean },
): void {
  const words = { attemptId, deviceId, pageId, events: oneCall(events) };
  const said = isHandingIn
    ? call(submitExam, words, AT_THE_DOOR)
    : mayReturn
      ? call(recordExamEvents, words, AT_THE_DOOR)
      : call(leaveExam, words, AT_THE_DOOR);
  Promise.resolve<unknown>(said).catch(() => {
    // The page is gone; the server notices the silence.
  });
}

/** Ends the attempt, as the warning has said. Should it not arrive, the server notices the silence. */
export async function giveUp(sitting: OpenSitting, events: readonly ExamEventInput[]): Promise<void> {
  const { attemptId, deviceId, pageId } = sitting;
  await call(leaveExam, { attemptId, deviceId, pageId, events: oneCall(events) }, AT_THE_DOOR);
}
