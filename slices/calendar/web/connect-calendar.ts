import { call } from '#kit/client/call/call.ts';
import { CallProblem } from '#kit/client/call/call-problem.ts';
import { getTokensFromAuthCode } from './connect-calendar.graphql.generated.ts';

/** Null once the calendar is connected; without a code Google has told us that nothing was allowed. */
export type Failure = CallProblem | 'withoutCode' | null;

/** A code can be used once only, however often the page is drawn. */
const answers = new Map<string, Promise<Failure>>();

export function connectCalendar(address: URLSearchParams): Promise<Failure> {
  const key = address.toString();
  const answer = answers.get(key) ?? exchange(address);
  answers.set(key, answer);
  return answer;
}

async function exchange(address: URLSearchParams): Promise<Failure> {
  const authCode = address.get('code');
  if (!authCode) return 'withoutCode';
  try {
    await call(getTokensFromAuthCode, { authCode, state: address.get('state') });
    return null;
  } catch (problem) {
    if (problem instanceof CallProblem) return problem;
    throw problem;
  }
}
