import { call } from '#kit/client/call/call.ts';
import type { CallProblem } from '#kit/client/call/call-problem.ts';
import { Outbox } from '#kit/offline/outbox.ts';
import { wasRefused } from '#kit/offline/refused.ts';
import type { WrittenEvaluationFragment } from '../office/evaluations.graphql.generated.ts';
import { saveEvaluation, type SaveEvaluationMutationVariables } from './walk.graphql.generated.ts';

/** A draft whose newest words the server does not have yet. */
export interface PendingEvaluation {
  evaluationId: string;
  version: number | null;
  input: SaveEvaluationMutationVariables['input'];
}

interface Listener {
  onStored: (evaluation: WrittenEvaluationFragment) => void;
  onRefused: (draft: PendingEvaluation, problem: CallProblem) => void;
}

/** Answers that follow each other faster than this are saved together. */
const SAVE_AFTER_MS = 800;

const listeners = new Set<Listener>();
/** Which version this page has saved last: what is written while it is under way builds on that. */
const savedVersions = new Map<string, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

export function hearOfEvaluations(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isDraft =
  (id: string) =>
  ({ evaluationId }: PendingEvaluation): boolean =>
    evaluationId === id;

/** Kept by the device until the server has said that it has them. */
export const pendingEvaluations = new Outbox<PendingEvaluation>({ name: 'evaluations', send: sendDraft });

function keepDraft(draft: PendingEvaluation): void {
  pendingEvaluations.append(draft, isDraft(draft.evaluationId));
}

export function storeDraft(draft: PendingEvaluation): void {
  keepDraft(draft);
  clearTimeout(timer);
  timer = setTimeout(() => void pendingEvaluations.send(), SAVE_AFTER_MS);
}

/** Nobody wants it to be saved any more. */
export const letDraftGo = (evaluationId: string): void =>
  pendingEvaluations.acknowledge(pendingEvaluations.state.get().waiting.filter(isDraft(evaluationId)));

/** Sends what waits, and says which version of a draft the server has then; null where it could not be reached. */
export async function savedVersionOf(evaluationId: string, known: number): Promise<number | null> {
  clearTimeout(timer);
  const isSaved = await pendingEvaluations.sendNow();
  return isSaved ? Math.max(known, savedVersions.get(evaluationId) ?? 0) : null;
}

async function sendDraft(
  [first, ...others]: readonly PendingEvaluation[],
  signal: AbortSignal,
): Promise<PendingEvaluation[]> {
  if (!first) return [];
  const { evaluationId } = first;
  const told = [first, ...others.filter(isDraft(evaluationId))];
  const draft = told.at(-1) ?? first;
  const version = Math.max(draft.version ?? 0, savedVersions.get(evaluationId) ?? 0) || null;
  try {
    const { saveEvaluation: stored } = await call(saveEvaluation, { ...draft, version }, { signal });
    savedVersions.set(evaluationId, stored.version);
    for (const { onStored } of listeners) onStored(stored);
    const newest = pendingEvaluations.state.get().waiting.findLast(isDraft(evaluationId));
    if (newest && !told.includes(newest)) keepDraft({ ...newest, version: stored.version });
  } catch (problem) {
    if (!wasRefused(problem)) throw problem;
    for (const { onRefused } of listeners) onRefused(draft, problem);
  }
  return told;
}
