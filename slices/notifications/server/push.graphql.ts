import { actorOf, transaction } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { inPerson, signedIn } from '#kit/graphql/permission.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { deletePushSubscription, storePushSubscription } from './push.queries.ts';

builder.queryField('pushKey', (t) =>
  t.string({
    description: 'The public key by which browsers know that the college may push to them.',
    permission: signedIn,
    resolve: (_, __, ctx) => ctx.services.push.publicKey,
  }),
);

const PushSubscriptionInput = builder.inputType('PushSubscriptionInput', {
  fields: (t) => ({
    endpoint: t.string({ required: true }),
    p256dh: t.string({ required: true }),
    auth: t.string({ required: true }),
  }),
});

const KEY = /^[\w-]{80,90}$/;
const AUTH = /^[\w-]{20,26}$/;
const ENDPOINT_MAX = 1_000;

builder.mutationField('savePushSubscription', (t) =>
  t.boolean({
    description: 'Lets notifications be pushed to this device until the session ends.',
    // An administrator in another's place must not have their notifications pushed to a device of their own.
    permission: inPerson(signedIn),
    args: { pushSubscriptionInput: t.arg({ type: PushSubscriptionInput, required: true }) },
    resolve: async (_, { pushSubscriptionInput: target }, ctx) => {
      const isFit =
        target.endpoint.length <= ENDPOINT_MAX &&
        ctx.services.push.mayReach(target.endpoint) &&
        KEY.test(target.p256dh) &&
        AUTH.test(target.auth);
      if (!isFit) throw new RuleError('pushNotPossible', 'BAD_USER_INPUT');
      const { personId, sessionId } = actorOf(ctx);
      // The person who used the device before is not told through it any more, though only the device knows who that was.
      await transaction(ctx.unscoped('a device is told for one person only'), (tx) =>
        storePushSubscription(tx, { personId, sessionId, ...target }),
      );
      return true;
    },
  }),
);

builder.mutationField('deletePushSubscription', (t) =>
  t.boolean({
    permission: inPerson(signedIn),
    args: { endpoint: t.arg.string({ required: true }) },
    resolve: async (_, { endpoint }, ctx) => {
      await transaction(ctx.db, (tx) => deletePushSubscription(tx, endpoint));
      return true;
    },
  }),
);
