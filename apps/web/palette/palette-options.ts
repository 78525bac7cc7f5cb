import type { IconName } from '#kit/ui/icon/icon.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';

/** One line of the palette. */
export interface PaletteOption {
  id: string;
  icon: IconName;
  name: string;
  aside?: string;
  /** What else it may be called. */
  alsoBy?: string;
  /** The shortcut that does the same. */
  keys?: string;
  /** One of many of its kind: shown only to those who type the beginning of a word of its name. */
  isOneOfMany?: true;
  /** The address it leads to, or what it does. */
  action: string | (() => void);
}

export interface PaletteGroup {
  heading: MessageId;
  options: readonly PaletteOption[];
}

/** All lines of all groups, in the order the arrows go through them. */
export const linesOf = (groups: readonly PaletteGroup[]): readonly PaletteOption[] =>
  groups.flatMap(({ options }) => options);
