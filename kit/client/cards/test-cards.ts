import { notSuccessful } from '../call/call-problem.ts';
import { config } from '../config.ts';
import { isRecord } from '../storage/stored-value.ts';

/** The cards of the sandbox, in the order in which they are offered. None of them has a number. */
export const TEST_CARDS = [
  'succeeds',
  'needsChallenge',
  'declined',
  'insufficientFunds',
  'expired',
  'savesThenDeclines',
] as const;
export type TestCard = (typeof TEST_CARDS)[number];

/** How far a payer has come: paid, to be confirmed to their bank, or at the choice of a card, again after a refusal. */
export interface TestCardStep {
  status: 'succeeded' | 'needsChallenge' | 'needsCard' | 'canceled';
  declineReason: string | null;
}

const isStep = (answer: unknown): answer is TestCardStep =>
  isRecord(answer) && typeof answer['status'] === 'string' && 'declineReason' in answer;

async function say(step: object): Promise<TestCardStep> {
  const response = await fetch(`${config().apiHost}/sandbox-cards`, {
    method: 'POST',
    credentials: 'include',
    cache: 'no-store',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(step),
  }).catch(() => {
    throw notSuccessful(0);
  });
  const answer: unknown = response.ok ? await response.json().catch(() => null) : null;
  if (!isStep(answer)) throw notSuccessful(response.status);
  return answer;
}

/** Pays with a card of the sandbox, or saves it: the secret says which payment. Throws a CallProblem as calls do. */
export const chooseTestCard = (clientSecret: string, card: TestCard): Promise<TestCardStep> =>
  say({ clientSecret, card });

/** What the payer answers the bank that asks whether it is they. */
export const answerTestBank = (clientSecret: string, accepts: boolean): Promise<TestCardStep> =>
  say({ clientSecret, accepts });
