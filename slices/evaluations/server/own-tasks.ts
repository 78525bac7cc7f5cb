import { actorOf } from '#kit/graphql/action.ts';
import { defineOwnTasks } from '#kit/graphql/own-tasks.ts';
import { inLanguage } from '../rules/evaluation-form.ts';
import { OWN_EVALUATIONS_PAGE } from '../rules/evaluation-pages.ts';
import { listUnread } from './own-evaluation.queries.ts';

/** What was published stands there until the student has acknowledged it. */
defineOwnTasks(async (ctx) => {
  const unread = await listUnread(ctx.unscoped('what the caller has to acknowledge'), actorOf(ctx));
  return unread.map(({ id, names, timeZone }) => ({
    id,
    name: 'acknowledgeEvaluation',
    path: OWN_EVALUATIONS_PAGE,
    about: inLanguage(names, ctx.locale),
    firstDay: null,
    lastDay: null,
    dueOn: null,
    timeZone,
    amount: null,
    currency: null,
  }));
});
