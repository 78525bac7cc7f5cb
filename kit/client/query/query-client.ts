import { notifyManager, QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import { CallProblem, type CallProblemCode } from '../call/call-problem.ts';
import type { TypedDocument } from '../typed-document.ts';
import { stopWithUser } from '../session/work-of-user.ts';

/** Long enough to stand in for a network that is away for a while; the oldest give way earlier. */
const KEPT_MS = 3_600_000;
const MAX_UNSEEN_ANSWERS = 100;

/** What the server says of something that this person may not see, or not any more. */
const TAKES_AWAY: ReadonlySet<CallProblemCode> = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']);

function forgetWhatMayNotBeSeen(problem: unknown, query: Pick<Query, 'setState'>): void {
  if (problem instanceof CallProblem && TAKES_AWAY.has(problem.code)) query.setState({ data: undefined });
}

/** The answers of this page's life, by operation and variables. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: forgetWhatMayNotBeSeen }),
  defaultOptions: {
    queries: {
      gcTime: KEPT_MS,
      // Whether there is a network is found out by asking; DataView asks again when it is back.
      networkMode: 'always',
      retry: false,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
    },
  },
});

// In the same breath as the answer: waiting for a timer would only draw later.
notifyManager.setScheduler(queueMicrotask);

const answers = queryClient.getQueryCache();

/** How long what was prefetched waits for its screen. */
export const PREFETCHED_MS = 10_000;

/** The hashes of queries that were prefetched within that time (prefetch.ts). */
export const prefetched = new Set<string>();

/** What this question is answered with counts as fresh for that time. */
export function notePrefetched(queryHash: string): void {
  prefetched.add(queryHash);
  setTimeout(() => prefetched.delete(queryHash), PREFETCHED_MS);
}

// The screen that it was fetched for is here; the next one asks afresh.
answers.subscribe(function useWhatWasPrefetchedOnce({ type, query }) {
  if (type === 'observerAdded') prefetched.delete(query.queryHash);
});

answers.subscribe(function letTheOldestGiveWay({ type }) {
  if (type !== 'observerRemoved') return;
  const unseen = answers.findAll({ type: 'inactive' }).filter(({ state }) => state.data !== undefined);
  if (unseen.length <= MAX_UNSEEN_ANSWERS) return;
  const [oldest] = unseen.toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
  if (oldest) answers.remove(oldest);
});

/** Answers of a user who has left, on a screen that is about to go. */
const forgotten = new WeakSet<Query>();

// What is on the screen goes with it: taken away at once it would be asked for again, by nobody.
stopWithUser(() => {
  for (const query of answers.getAll()) {
    if (query.getObserversCount() === 0) answers.remove(query);
    else forgotten.add(query);
  }
});

answers.subscribe(function forgetWithTheScreen({ type, query }: { type: string; query: Query }) {
  if (type === 'observerRemoved' && query.getObserversCount() === 0 && forgotten.has(query))
    answers.remove(query);
});

/** Asks once more, also where an earlier question is still under way: its answer may be from before a change. */
export function askAgain(query: Query): void {
  void query.cancel({ silent: true });
  query.fetch().catch(() => undefined);
}

/** Any operation. */
export type Named = Pick<TypedDocument<unknown, unknown>, 'operationName'>;

/** Asks again for every answer to these that is on the screen, and forgets the others. */
export function refresh(documents: readonly Named[], others: readonly Query[] = []): void {
  const asked = new Set(others);
  for (const { operationName } of documents) {
    queryClient.removeQueries({ queryKey: [operationName], type: 'inactive' });
    for (const query of answers.findAll({ queryKey: [operationName] })) asked.add(query);
  }
  for (const query of asked) askAgain(query);
}
