import { builder } from './builder.ts';
import { viaParent } from './permission.ts';
import type { Waiting } from './waiting.ts';

export const WaitingType = builder.objectRef<Waiting>('Waiting').implement({
  description: 'How much waits to be done, and since when the first of it does.',
  permission: viaParent,
  fields: (t) => ({
    count: t.exposeInt('count'),
    since: t.expose('since', { type: 'DateTime', nullable: true }),
  }),
});
