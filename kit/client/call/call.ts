import { noteAnswer, noteSilence } from '#kit/ui/offline/network.ts';
import { signOutIfSessionLost } from '../session/automatic-sign-out.ts';
import { isUserLeaving } from '../session/work-of-user.ts';
import { CallProblem, notSuccessful, problemOf } from './call-problem.ts';
import { config } from '../config.ts';
import { remedyFor } from './remedies.ts';
import { spokenLocale } from '../spoken-locale.ts';
import { isRecord } from '../storage/stored-value.ts';
import type { TypedDocument } from '../typed-document.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** For calls made while leaving or crashing, which must not start the page again. */
  ignoresSessionLoss?: boolean;
  /** For a small last word while the page is left: the browser sends it all the same. */
  outlivesPage?: boolean;
  /** What comes back, where it was asked for already. */
  response?: Promise<Response>;
}

/** The server answers in the language of the page, also where nobody is signed in. */
function headers(): Record<string, string> {
  const locale = spokenLocale();
  const json = 'application/json';
  return { 'content-type': json, accept: json, ...(locale ? { 'x-locale': locale } : {}) };
}

type ExchangeOptions = Omit<CallOptions, 'ignoresSessionLoss'>;

const post = (body: object, { signal, outlivesPage = false }: ExchangeOptions): Promise<Response> =>
  fetch(`${config().apiHost}/graphql`, {
    method: 'POST',
    credentials: 'include',
    cache: 'no-store',
    headers: headers(),
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
    ...(outlivesPage ? { keepalive: true } : {}),
  });

async function send(body: object, options: ExchangeOptions): Promise<Response> {
  try {
    const response = await (options.response ?? post(body, options));
    noteAnswer();
    return response;
  } catch (error) {
    // A cancelled call shows no problem.
    if (options.signal?.aborted) throw error;
    noteSilence();
    throw notSuccessful(0);
  }
}

async function read(response: Response, signal: AbortSignal | undefined): Promise<Record<string, unknown>> {
  if (response.status >= 300) throw notSuccessful(response.status);
  try {
    const answer: unknown = JSON.parse(await response.text());
    if (isRecord(answer)) return answer;
  } catch (error) {
    if (signal?.aborted) throw error;
    // The rest is told below, in the same words as an answer of the wrong shape.
  }
  throw notSuccessful(response.status);
}

async function exchange<Result, Variables>(
  { operationName, query }: TypedDocument<Result, Variables>,
  variables: Variables,
  options: ExchangeOptions,
): Promise<Result> {
  const response = await send({ operationName, variables, query }, options);
  const answer = await read(response, options.signal);
  const [error] = Array.isArray(answer['errors']) ? (answer['errors'] as unknown[]) : [];
  if (error !== undefined) throw problemOf(error, response.status);
  if (!isRecord(answer['data'])) throw notSuccessful(response.status);
  return answer['data'] as Result;
}

/** Makes one call to the API and gives its data, or throws a CallProblem. */
export async function call<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  { ignoresSessionLoss = false, ...options }: CallOptions = {},
): Promise<Result> {
  try {
    return await exchange(document, variables, options);
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    // What a screen still asked for when the user pressed Logout comes too late to matter.
    if (problem.code === 'UNAUTHENTICATED' && isUserLeaving()) throw problem;
    // oxlint-disable-next-line eslint/no-console -- Staff look here first when a screen shows a problem.
    if (document.query.startsWith('query')) console.error(document.operationName, problem);
    if (ignoresSessionLoss) throw problem;
    signOutIfSessionLost(problem);
    await remedyFor(problem.problem)?.();
    throw problem;
  }
}
