import type { Context } from '#kit/graphql/context.ts';

/** What is told at an address that is itself the right to read it. */
export interface FeedAnswer {
  etag: string;
  /** Null where the reader has it already. */
  body: string | null;
}

/** A text that programs outside ask for again and again, without a session. */
export interface Feed {
  /** With `:token`, which alone says whose it is. */
  address: string;
  type: string;
  /** Null for a token that opens nothing, or nothing any more. `known` is what the reader already has. */
  read(ctx: Context, token: string, known: string | null): Promise<FeedAnswer | null>;
}

export const feed = (described: Feed): Feed => described;
