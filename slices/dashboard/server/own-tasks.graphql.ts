import { builder } from '#kit/graphql/builder.ts';
import { ownTasksOf, type OwnTask } from '#kit/graphql/own-tasks.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { AmountCurrency } from '#slices/billing/server/api.ts';

const OwnTaskType = builder.objectRef<OwnTask>('OwnTask').implement({
  description: 'Something the caller has to do, or has waited to hear.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    path: t.exposeString('path', { description: 'Where it is done.' }),
    about: t.exposeString('about', { description: 'A course, or the number of an invoice.' }),
    firstDay: t.expose('firstDay', { type: 'Day', nullable: true, description: 'The days it is about.' }),
    lastDay: t.expose('lastDay', { type: 'Day', nullable: true }),
    dueOn: t.expose('dueOn', { type: 'Day', nullable: true, description: 'The last day to do it.' }),
    timeZone: t.exposeString('timeZone', { description: 'Of the campus.' }),
    amount: t.expose('amount', { type: 'MinorUnits', nullable: true }),
    currency: t.expose('currency', { type: AmountCurrency, nullable: true }),
  }),
});

builder.queryField('ownTasks', (t) =>
  t.field({
    type: [OwnTaskType],
    permission: signedIn,
    description: 'What the caller has to do besides exams and assignments, the next deadline first.',
    resolve: (_, __, ctx) => ownTasksOf(ctx),
  }),
);
