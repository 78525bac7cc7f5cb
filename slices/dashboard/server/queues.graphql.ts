import { builder } from '#kit/graphql/builder.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { WaitingType } from '#kit/graphql/waiting.graphql.ts';
import { waitingFor, type Queue, type Waiting } from '#kit/graphql/waiting.ts';

const QueueType = builder.objectRef<Queue & Waiting>('Queue').implement({
  description: 'Work of one kind that waits for the caller.',
  permission: viaParent,
  fields: (t) => ({
    name: t.exposeString('name'),
    path: t.exposeString('path', { description: 'Where it is done.' }),
    waiting: t.field({ type: WaitingType, resolve: (queue) => queue }),
  }),
});

builder.queryField('queues', (t) =>
  t.field({
    type: [QueueType],
    permission: signedIn,
    description: 'What waits for the caller, the longest first; nothing where nothing does.',
    resolve: (_, __, ctx) => waitingFor(ctx),
  }),
);
