import { perRequest, type Context } from '#kit/graphql/context.ts';
import type { AskedTexts } from '../question.queries.ts';

/** What was read to begin an attempt, and is told in the same answer. Nothing has been answered in it yet. */
interface JustBegun {
  title: string;
  texts: AskedTexts[];
}

const begun = perRequest(() => new Map<string, JustBegun>());

export const rememberBegun = (ctx: Context, attemptId: string, read: JustBegun): void => {
  begun(ctx).set(attemptId, read);
};

/** Null where the attempt did not begin in this very request. */
export const justBegun = (ctx: Context, attemptId: string): JustBegun | null =>
  begun(ctx).get(attemptId) ?? null;
