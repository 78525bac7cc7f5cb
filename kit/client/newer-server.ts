import { whenRefusedFor } from './remedies.ts';
import { reloadOnce, runningBuild } from './reload-once.ts';
import { isUndisturbed } from './undisturbed.ts';

const PAGE = '/index.html';

const nameOf = (address: string): string => address.split('/').at(-1) ?? '';

/** Whether the server has another build of the app by now than the one this page runs. */
async function isServerNewer(): Promise<boolean> {
  try {
    const answer = await fetch(PAGE, { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(nameOf(runningBuild()));
  } catch {
    return false;
  }
}

let asking: Promise<boolean> | null = null;

/** Several calls of a page are refused at once; the server is asked for all of them. */
async function startAgainIfNewer(): Promise<boolean> {
  asking ??= isServerNewer().then((isNewer) => isNewer && reloadOnce());
  const isStarting = await asking;
  if (!isStarting) asking = null;
  // What is sat goes on, and has to hear that it was refused.
  return isStarting && !isUndisturbed();
}

/**
 * A server takes only the questions of its own build. Whoever has had the page open since before asks others, and is led to
 * the new one, with what they have typed.
 */
export function startAgainWhenServerIsNewer(): void {
  whenRefusedFor('requestNotUnderstood', startAgainIfNewer);
}
