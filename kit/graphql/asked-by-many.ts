import { AskedTogether } from '#kit/db/asked-together.ts';
import type { Db } from '#kit/db/database.ts';
import { isUuid } from '#kit/db/uuid.ts';
import type { Context, Services } from './context.ts';

interface Put<Question> {
  question: Question;
  db: Db;
}

/**
 * A read of the whole college that a class asks for within the same second: requests that come at the same time are
 * answered by one statement (asked-together.ts). What belongs to one person alone is not read here, as nothing narrows
 * it to them. Answers are shared: copy one before adding to it. `find` answers in the order of the questions.
 */
export function askedByMany<Question extends { id: string }, Answer>(
  reason: string,
  find: (db: Db, questions: readonly Question[]) => Promise<readonly (Answer | null)[]>,
): (ctx: Context, question: Question) => Promise<Answer | null> {
  const ofServer = new WeakMap<Services, AskedTogether<Put<Question>, Answer | null>>();
  const put = async (asked: readonly Put<Question>[]): Promise<Map<Put<Question>, Answer | null>> => {
    const [first] = asked;
    const answers = first
      ? await find(
          first.db,
          asked.map(({ question }) => question),
        )
      : [];
    return new Map(asked.map((one, at) => [one, answers[at] ?? null]));
  };
  return async (ctx, question) => {
    // One that is no id at all would spoil the statement for all the others.
    if (!isUuid(question.id)) return null;
    const together = ofServer.get(ctx.services) ?? new AskedTogether(put, { gathers: true });
    ofServer.set(ctx.services, together);
    return together.ask({ question, db: ctx.unscoped(reason) });
  };
}
