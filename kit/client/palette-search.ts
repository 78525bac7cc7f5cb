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
  /** A second line that leads straight to a part of it; its text is given the name. */
  also?: { text: MessageId; icon: IconName; path: string };
}

/** How a slice lets people find its records from everywhere. What it needs is a part of the one call that the palette makes. */
export interface PaletteSearch<Answer, Part extends string> {
  /** The heading over what it finds; searches with the same heading stand together. */
  heading: MessageId;
  icon: IconName;
  /** What it needs of the call (apps/web/palette/find-anything.graphql). */
  part: Part;
  /** The address of the screen of these records: the search is offered only to those who may open it. */
  path: string;
  /** Those who may open this find the same records by another search, which leads there. */
  unlessOpen?: string;
  /** Few and the best first. */
  find: (answer: Answer, words: string) => readonly FoundRecord[];
}
