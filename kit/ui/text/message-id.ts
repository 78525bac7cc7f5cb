import type { messages as richText } from '#kit/rich-text/messages.ts';
import type { messages } from '../messages.ts';

/**
 * The catalogues whose texts screens may show. The kit knows its own; an app adds those of its slices by
 * declaring this interface again, so that an id nobody has defined does not compile.
 */
export interface Catalogues {
  ui: typeof messages;
  richText: typeof richText;
}

export type MessageId = {
  [Name in keyof Catalogues]: keyof Catalogues[Name]['sources'];
}[keyof Catalogues] &
  string;
