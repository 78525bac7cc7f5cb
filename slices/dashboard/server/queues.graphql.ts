import { builder } from '#kit/graphql/builder.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { WaitingType } from '#kit/graphql/waiting.graphql.ts';
import { waitingFor, type Queue, type WaitingAt, type WaitingItem } from '#kit/graphql/waiting.ts';
import { nameOfDoer } from '#slices/people/server/api.ts';
import { regionById } from '#slices/regions/server/api.ts';

const WaitingItemType = builder.objectRef<WaitingItem>('WaitingItem').implement({
  description: 'The first of what waits, told so far that the caller can decide about it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    version: t.exposeInt('version', { description: 'The one a decision is based on.' }),
    studentName: t.string({
      resolve: async ({ personId }, _, ctx) => (await nameOfDoer(ctx, personId, null)) ?? '',
    }),
    about: t.exposeString('about', { description: 'Of which kind it is, or the course.' }),
    text: t.exposeString('text', { description: 'What the student wrote; empty where they wrote nothing.' }),
    firstDay: t.expose('firstDay', { type: 'Day', nullable: true, description: 'The days it is about.' }),
    lastDay: t.expose('lastDay', { type: 'Day', nullable: true }),
  }),
});

const QueueType = builder.objectRef<Queue & WaitingAt>('Queue').implement({
  description: 'Work of one kind that waits for the caller on one campus.',
  permission: viaParent,
  fields: (t) => ({
    name: t.exposeString('name'),
    path: t.exposeString('path', { description: 'Where the first of it is done.' }),
    regionId: t.exposeID('regionId', {
      nullable: true,
      description: 'The campus; none for what is of the whole college.',
    }),
    regionName: t.string({
      nullable: true,
      resolve: async ({ regionId }, _, ctx) =>
        regionId === null ? null : ((await regionById(ctx).load(regionId))?.name ?? null),
    }),
    waiting: t.field({ type: WaitingType, resolve: (queue) => queue }),
    first: t.field({
      type: WaitingItemType,
      nullable: true,
      description: 'Where the caller can decide about it without opening it.',
      resolve: ({ item }) => item?.() ?? null,
    }),
  }),
});

builder.queryField('queues', (t) =>
  t.field({
    type: [QueueType],
    permission: signedIn,
    description: 'What waits for the caller, by campus, the longest first; nothing where nothing does.',
    resolve: (_, __, ctx) => waitingFor(ctx),
  }),
);
