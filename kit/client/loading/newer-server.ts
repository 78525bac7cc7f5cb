import { reloadOnce, runningBuild } from './reload-once.ts';
import { isUndisturbed } from '../undisturbed.ts';

/** A page that starts again is gone by then. */
const LEAVING_MS = 10_000;

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

function leaveOldBuild(): boolean {
  // What the worker keeps is of this build too, so it must not stand in for a page that is merely slow to come.
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.controller?.postMessage({ meetsNewerServer: true });
  return reloadOnce();
}

/**
 * Leads to the page of a newer server, if it is one. Several calls are refused at once; it is asked for all of them. Nobody
 * needs to read a refusal on a page that is going, except users who stay on it or sit an exam.
 */
export async function startAgainIfNewer(): Promise<void> {
  asking ??= isServerNewer().then((isNewer) => isNewer && leaveOldBuild());
  const isStarting = await asking;
  if (!isStarting) asking = null;
  else if (!isUndisturbed()) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
}
