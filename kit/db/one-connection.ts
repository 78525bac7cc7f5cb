import { AsyncLocalStorage } from 'node:async_hooks';

/** The transaction that an action is in, as long as it runs. */
const running = new AsyncLocalStorage<{ isOver: boolean }>();

let tell: ((what: string) => void) | null = null;

/**
 * Lets tests hear when an action that holds a connection asks for another one: with as many of them at once as there are
 * connections, each would wait for the others for ever.
 */
export function hearOfSecondConnections(listener: typeof tell): void {
  tell = listener;
}

export async function withinTransaction<Result>(steps: () => Promise<Result>): Promise<Result> {
  noteSecondConnection('a transaction within a transaction');
  const transaction = { isOver: false };
  try {
    return await running.run(transaction, steps);
  } finally {
    transaction.isOver = true;
  }
}

/** Says that a connection is asked for, which is none of the transaction's own. */
export function noteSecondConnection(what: string): void {
  if (running.getStore()?.isOver === false) tell?.(what);
}
