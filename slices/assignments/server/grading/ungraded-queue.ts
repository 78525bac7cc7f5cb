import { holds, peopleBehind, reachWhere, regionsWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { defineQueue } from '#kit/graphql/waiting.ts';
import { lookAtUngraded } from './submission-list.queries.ts';

/** What students of a campus have handed in (HOLE-29). What the caller teaches is told with their classes. */
defineQueue({
  name: 'submissions',
  path: '/assignmentSubmissions',
  // As the page on which it is done is opened by that role alone.
  isFor: (actor) =>
    holds(actor, 'admin') && (holds(actor, 'superadmin') || regionsWhere(actor, 'admin').length > 0),
  look(ctx) {
    const actor = actorOf(ctx);
    return lookAtUngraded(ctx.db, {
      reach: reachWhere(actor, 'admin'),
      callerIds: peopleBehind(actor),
      teacherPersonId: actor.personId,
      now: ctx.services.now(),
    });
  },
});
