import { liveValue, useLiveValue } from '#kit/client/live-value.ts';
import { persistently } from '#kit/client/sending/persistently.ts';
import { MAX_SILENT_TRIES } from '../rules/parallel.ts';

/** The films about which the server was asked and has not answered. */
const unanswered = liveValue<ReadonlySet<string>>(new Set());

export const useIsUnanswered = (videoId: string): boolean => useLiveValue(unanswered).has(videoId);

/** Asks the server about a film however long it is away; the tray says so meanwhile. */
export async function askPatiently<Result>(
  videoId: string,
  ask: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const onSilence = (): void => unanswered.set(new Set(unanswered.get()).add(videoId));
  try {
    return await persistently(ask, signal, { maxTries: MAX_SILENT_TRIES, onSilence });
  } finally {
    unanswered.set(new Set([...unanswered.get()].filter((id) => id !== videoId)));
  }
}
