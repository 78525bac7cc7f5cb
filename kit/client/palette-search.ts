import type { IconName } from '#kit/ui/icon/icon.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';

/** Something that the palette has found on the server. */
export interface FoundRecord {
  _id: string;
  name: string;
  /** Stands quietly at the right: a campus, a year. */
  aside?: string;
  /** The address of its screen. */
  path: string;
}

/** How a slice lets people find its records from everywhere. */
export interface PaletteSearch {
  /** The heading over what it finds; also tells searches apart. */
  heading: MessageId;
  icon: IconName;
  /** The address of the screen of these records: the search is offered only to those who may open it. */
  path: string;
  /** Few and the best first. Rejects with a CallProblem when the server cannot be asked. */
  find: (words: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>;
}
