import { notSuccessful, problemOf, type CallProblem } from '#kit/client/call/call-problem.ts';
import { config } from '#kit/client/config.ts';
import { isRecord } from '#kit/client/storage/stored-value.ts';

export interface WorkAccountStart {
  /** The identity provider's page. */
  url: string;
  state: string;
}

const refusal = (answer: unknown, status: number): CallProblem =>
  isRecord(answer) && typeof answer['problem'] === 'string'
    ? problemOf({ message: answer['problem'], extensions: answer }, status)
    : notSuccessful(status);

/** The server makes up the random state and keeps its half in a cookie; ours is compared on the way back. */
export async function startWorkAccountSignIn(): Promise<WorkAccountStart> {
  const address = `${config().apiHost}/auth/work-account/start`;
  const response = await fetch(address, { credentials: 'include' }).catch(() => null);
  if (!response) throw notSuccessful(0);
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok || !isRecord(answer)) throw refusal(answer, response.status);
  const { url, state } = answer;
  if (typeof url !== 'string' || typeof state !== 'string') throw notSuccessful(response.status);
  return { url, state };
}
