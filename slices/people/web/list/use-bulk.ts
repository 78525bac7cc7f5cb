import { useState } from 'react';
import { CallProblem } from '#kit/client/call/call-problem.ts';

export interface Somebody {
  _id: string;
  fullName: string;
}

export interface BulkRow extends Somebody {
  problem: CallProblem | null;
}

export interface BulkRun {
  people: readonly Somebody[];
  rows: readonly BulkRow[];
  /** Takes back what was done to one person; null where there is nothing to take back. */
  undo: ((userId: string) => Promise<unknown>) | null;
}

/** As many at once as a minute's limit of changes leaves room for. */
export const MAX_AT_ONCE = 50;

/** Does something to many people one after another, and keeps what became of each. One refusal does not stop the rest. */
export function useBulk(onDone: () => void) {
  const [run, setRun] = useState<BulkRun | null>(null);

  async function start(
    people: readonly Somebody[],
    action: (userId: string) => Promise<unknown>,
    undo: BulkRun['undo'],
  ): Promise<void> {
    const rows: BulkRow[] = [];
    setRun({ people, rows, undo });
    for (const person of people) {
      rows.push({ ...person, problem: await problemIn(() => action(person._id)) });
      setRun({ people, rows: [...rows], undo });
    }
    onDone();
  }

  return { run, start, close: () => setRun(null) };
}

/** Null when it was done. What is no refusal of the server is thrown on. */
async function problemIn(action: () => Promise<unknown>): Promise<CallProblem | null> {
  try {
    await action();
    return null;
  } catch (problem) {
    if (problem instanceof CallProblem) return problem;
    throw problem;
  }
}
