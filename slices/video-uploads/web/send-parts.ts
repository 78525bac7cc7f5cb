import type { PartAnswer } from '#kit/client/sending/put-part.ts';
import { MAX_TRIES, waitBeforeTry } from '#kit/client/sending/tries.ts';
import { arrivedEtag, isSilence, MAX_SILENT_TRIES, needsFreshAddress } from '../rules/parallel.ts';
import type { PlannedPart } from '../rules/parts.ts';
import { partFailed } from '../rules/upload-item.ts';

/** A part that did not arrive, however often it was tried. */
export class PartFailed extends Error {
  readonly partNumber: number;

  constructor(partNumber: number) {
    super(partFailed(partNumber).message);
    this.partNumber = partNumber;
  }
}

/** Its address has run out, or the storage has started again: the server has to be asked again. */
export class AddressesRanOut extends PartFailed {}

export interface PartSending {
  /** What is still to be sent, in this order. */
  missing: readonly PlannedPart[];
  /** How many at once; asked before each part, so that a change counts at once. */
  parallel: () => number;
  put: (part: PlannedPart, signal: AbortSignal) => Promise<PartAnswer>;
  /** Waits before another try, as long as the person may be without a network. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  chance: () => number;
  onArrived: (part: PlannedPart, etag: string) => void;
  /** Hears of a part that nobody has answered, and that is tried again. */
  onSilence: (part: PlannedPart) => void;
  /** Hears of a part that has been answered with an error more than once, and that is tried again. */
  onFailing: (part: PlannedPart) => void;
  signal: AbortSignal;
}

/** Sends all parts, several at once. The first that fails for good stops the others, whose silence is no failure. */
export async function sendParts(sending: PartSending): Promise<void> {
  const waiting = [...sending.missing];
  const giveUp = new AbortController();
  const signal = AbortSignal.any([sending.signal, giveUp.signal]);
  const underWay = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const begin = (part: PlannedPart): void => {
    const sent = sendPart(part, sending, signal)
      // Kept by itself: while another part ends in the same moment nobody listens to this one.
      .catch((failure: unknown) => {
        failures.push(failure);
        giveUp.abort();
      })
      .finally(() => underWay.delete(sent));
    underWay.add(sent);
  };
  while (failures.length === 0 && (waiting.length > 0 || underWay.size > 0)) {
    while (underWay.size < sending.parallel()) {
      const part = waiting.shift();
      if (!part) break;
      begin(part);
    }
    await Promise.race(underWay);
  }
  await Promise.all(underWay);
  if (failures.length > 0) throw failures[0];
}

async function sendPart(part: PlannedPart, sending: PartSending, signal: AbortSignal): Promise<void> {
  let silences = 0;
  let errors = 0;
  for (let failures = 1; ; failures += 1) {
    const answer = await sending.put(part, signal);
    const etag = arrivedEtag(answer);
    if (etag !== null) {
      sending.onArrived(part, etag);
      return;
    }
    if (needsFreshAddress(answer.status)) throw new AddressesRanOut(part.partNumber);
    if (isSilence(answer.status)) {
      silences += 1;
      sending.onSilence(part);
    }
    // One error is often none a second later; one that stays is told, however long it is still tried.
    if (answer.status !== 0) errors += 1;
    const refusals = failures - silences;
    if (refusals === MAX_TRIES || silences === MAX_SILENT_TRIES) throw new PartFailed(part.partNumber);
    if (errors > 1) sending.onFailing(part);
    await sending.wait(waitBeforeTry(failures, sending.chance()), signal);
  }
}
