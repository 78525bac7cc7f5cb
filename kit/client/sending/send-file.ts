import { notSuccessful } from '../call/call-problem.ts';
import { putPart, type PartAnswer, type PartToPut } from './put-part.ts';
import { MAX_TRIES, waitBeforeTry } from './tries.ts';
import { waitForTry } from './wait-for-try.ts';

export interface FileToSend {
  file: Blob;
  /** One address for each part, in their order. */
  urls: readonly string[];
  /** The size of every part but the last. */
  partBytes: number;
  /** Hears how much of the file has gone out so far. */
  onSent: (bytes: number) => void;
  signal: AbortSignal;
}

/** How parts go out, and how one waits for another try. */
interface Line {
  put: (part: PartToPut) => Promise<PartAnswer>;
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Nothing came back, or the store had a bad moment: the same part may do better later. */
const mayDoBetterLater = ({ status }: PartAnswer): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/**
 * Sends a file to the store, past our server, one part after the other. A part that breaks off is sent again, without a
 * network when it is back. What does not arrive in the end is a problem like that of a call, which screens can tell.
 */
export async function sendFile(
  { file, urls, partBytes, onSent, signal }: FileToSend,
  { put, wait }: Line = { put: putPart, wait: waitForTry },
): Promise<void> {
  for (const [at, url] of urls.entries()) {
    const first = at * partBytes;
    const part = {
      url,
      bytes: file.slice(first, first + partBytes),
      signal,
      onSent: (bytes: number) => onSent(first + bytes),
    };
    for (let failures = 1; ; failures += 1) {
      const answer = await put(part);
      if (answer.status === 200) break;
      if (!mayDoBetterLater(answer) || failures === MAX_TRIES) throw notSuccessful(answer.status);
      onSent(first);
      await wait(waitBeforeTry(failures, Math.random()), signal);
    }
    onSent(Math.min(file.size, first + partBytes));
  }
}
