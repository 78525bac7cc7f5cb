import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { inPerson, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { recordInput } from '#kit/graphql/record-types.ts';
import { can } from '../../rules/permissions.ts';
import { REQUEST_STATES, requestState, supervisor } from '../../rules/supervision.ts';
import { HourEntry } from '../hours.graphql.ts';
import { askSupervisor, revokeHourRequest } from './ask-supervisor.ts';
import { findNewestOf, findRequests, type RequestRecord } from './request.queries.ts';

const RequestStateType = builder.enumType('HourRequestState', {
  description:
    'Open: the link works. Changed: the hours are others, or decided, since the supervisor was asked.',
  values: REQUEST_STATES,
});

const HourRequest = builder.objectRef<RequestRecord>('HourRequest').implement({
  description: 'A request to a supervisor outside of the college about logged hours, by a link in a mail.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    supervisorName: t.exposeString('supervisorName'),
    supervisorEmail: t.exposeString('supervisorEmail'),
    locale: t.exposeString('locale', { description: 'In which the supervisor is written to.' }),
    state: t.field({
      type: RequestStateType,
      resolve: (request, _, ctx) => requestState(request, ctx.services.now()),
    }),
    entryCount: t.exposeInt('entryCount', { description: 'How many entries it asks about.' }),
    askedAt: t.expose('askedAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true }),
    comment: t.exposeString('comment', { description: 'What the supervisor has written.' }),
    answeredFrom: t.string({
      nullable: true,
      description: 'The network address of the answer, for managers of the campus alone.',
      resolve: (request, _, ctx) => (can.oversee(actorOf(ctx), request) ? request.answeredIp : null),
    }),
  }),
});

/** The newest request about an entry; read as its entry may be. */
const newestByEntry = loaderById(async (ctx, entryIds) => {
  const newest = await findNewestOf(ctx.db, entryIds);
  const requests = await findRequests(ctx.db, [...new Set(newest.map(({ requestId }) => requestId))]);
  const byId = new Map(requests.map((request) => [request.id, request]));
  return newest.map(({ entryId, requestId }) => ({ id: entryId, request: byId.get(requestId) ?? null }));
});

builder.objectFields(HourEntry, (t) => ({
  request: t.field({
    type: HourRequest,
    nullable: true,
    permission: viaParent,
    description: 'The newest request to a supervisor about it.',
    resolve: async ({ id }, _, ctx) => (await newestByEntry(ctx).load(id))?.request ?? null,
  }),
}));

const SupervisorInput = recordInput('SupervisorInput', supervisor);

builder.mutationFields((t) => ({
  askSupervisor: t.field({
    type: HourRequest,
    permission: inPerson(signedIn),
    description: 'Mails a link by which somebody outside of the college confirms or refuses hours that wait.',
    args: {
      requestId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      entryId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version of the entry that the student saw.' }),
      isWholeWeek: t.arg.boolean({
        required: true,
        description: 'Whether it asks about all that waits in the week of the entry.',
      }),
      input: t.arg({ type: SupervisorInput, required: true }),
    },
    resolve: (_, asked, ctx) => askSupervisor(ctx, asked),
  }),
  revokeHourRequest: t.field({
    type: HourRequest,
    permission: signedIn,
    description: 'The link works no more.',
    args: { requestId: t.arg.id({ required: true }) },
    resolve: (_, { requestId }, ctx) => revokeHourRequest(ctx, requestId),
  }),
}));
