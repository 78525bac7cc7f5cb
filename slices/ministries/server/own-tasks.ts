import { actorOf } from '#kit/graphql/action.ts';
import { defineOwnTasks } from '#kit/graphql/own-tasks.ts';
import { OWN_MINISTRIES_PAGE } from '../rules/ministry-pages.ts';
import { readOffers } from './hand-on-ministry.ts';

/** A listing that another alumnus would like to hand on waits to be accepted or declined. */
defineOwnTasks(async (ctx) => {
  if (!actorOf(ctx).isAlumnus) return [];
  return (await readOffers(ctx)).map(({ id, name }) => ({
    id,
    name: 'answerMinistryOffer',
    path: OWN_MINISTRIES_PAGE,
    about: name,
    firstDay: null,
    lastDay: null,
    dueOn: null,
    timeZone: 'UTC',
    amount: null,
    currency: null,
  }));
});
