import { rememberTyped } from '#kit/ui/form/typed-values.ts';
import { page } from '../page.ts';
import { storedUser } from '../session/stored-user.ts';
import { whenItDisturbsNobody } from '../undisturbed.ts';

const MARK = 'reloadedBuild';

/** The entry script's address carries a hash of everything, so it names the build this page runs. */
export const runningBuild = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? 'unknown';

/**
 * Reloads the page unless this very build was already reloaded in this session: a new build may have what the old
 * one missed, but a file that is simply gone must not reload the page for ever. It waits while the user sits an exam
 * (TRAP-39).
 */
export function reloadOnce(): boolean {
  try {
    const build = runningBuild();
    if (sessionStorage.getItem(MARK) === build) return false;
    sessionStorage.setItem(MARK, build);
  } catch {
    // Without a memory of having reloaded, not reloading is the safe side.
    return false;
  }
  whenItDisturbsNobody(startAgain);
  return true;
}

function startAgain(): void {
  // On the way to another page, typed text is dropped; otherwise it is restored.
  if (page.headedFor() === null) rememberTyped(storedUser.read()?._id);
  page.reload();
}
