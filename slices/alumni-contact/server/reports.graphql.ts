import { builder } from '#kit/graphql/builder.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { defineQueue } from '#kit/graphql/waiting.ts';
import { forAlumniAdmins } from '#slices/alumni/server/api.ts';
import { can } from '#slices/alumni/rules/permissions.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import { REPORTS_PAGE } from '../rules/contact-pages.ts';
import { REPORT_STATES, reportStateOf } from '../rules/message.ts';
import { reopenMessageReport, resolveMessageReport, setSenderSuspended } from './decide-report.ts';
import { findReport, lookAtOpenReports, reportsPage, type ReportRecord } from './report.queries.ts';

const ReportState = builder.enumType('MessageReportState', { values: REPORT_STATES });

const MessageReport = builder.objectRef<ReportRecord>('MessageReport').implement({
  description: 'A message that its recipient has reported, for those who look after the alumni.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    message: t.exposeString('message'),
    about: t.exposeString('about'),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    senderName: t.exposeString('senderName'),
    senderAddress: t.exposeString('senderAddress', { description: 'As the recipient was told it.' }),
    isSenderVisitor: t.boolean({
      description: 'Whether the sender has no account.',
      resolve: ({ senderId }) => senderId === null,
    }),
    isSenderSuspended: t.exposeBoolean('isSenderSuspended'),
    reportsOfSender: t.exposeInt('reportsOfSender', {
      description: 'How many messages of this sender were reported, this one among them.',
    }),
    recipientName: t.string({
      resolve: async ({ recipientId }, _, ctx) => {
        const person = await nameById(ctx).load(recipientId);
        return person ? fullName(person) : '';
      },
    }),
    reason: t.exposeString('reason'),
    reportedAt: t.expose('reportedAt', { type: 'DateTime' }),
    state: t.field({ type: ReportState, resolve: reportStateOf }),
    note: t.exposeString('note'),
    resolvedAt: t.expose('resolvedAt', { type: 'DateTime', nullable: true }),
    resolvedByName: t.string({
      nullable: true,
      resolve: async ({ resolvedBy }, _, ctx) => {
        const person = resolvedBy && (await nameById(ctx).load(resolvedBy));
        return person ? fullName(person) : null;
      },
    }),
  }),
});

defineQueue({
  name: 'messageReports',
  path: `${REPORTS_PAGE}?state=OPEN`,
  isFor: can.lookAfter,
  look: async (ctx) =>
    (await lookAtOpenReports(ctx.unscoped('messages that were reported'))).map(({ firstId, ...waiting }) => ({
      ...waiting,
      path: `${REPORTS_PAGE}?state=OPEN&report=${firstId}`,
    })),
});

builder.queryField('messageReports', (t) =>
  t.field({
    type: countedPageType('MessageReportPage', MessageReport),
    permission: forAlumniAdmins,
    args: {
      state: t.arg({ type: ReportState }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { state, ...page }, ctx) =>
      reportsPage(ctx.unscoped('messages that were reported'), state ?? null, page),
  }),
);

builder.queryField('messageReport', (t) =>
  t.field({
    type: MessageReport,
    nullable: true,
    permission: forAlumniAdmins,
    args: { reportId: t.arg.id({ description: 'None finds none.' }) },
    resolve: async (_, { reportId }, ctx) =>
      reportId ? ((await findReport(ctx.unscoped('messages that were reported'), reportId)) ?? null) : null,
  }),
);

builder.mutationField('resolveMessageReport', (t) =>
  t.field({
    type: MessageReport,
    permission: forAlumniAdmins,
    args: { reportId: t.arg.id({ required: true }), note: t.arg.string({ required: true }) },
    resolve: (_, { reportId, note }, ctx) => resolveMessageReport(ctx, reportId, note),
  }),
);

builder.mutationField('reopenMessageReport', (t) =>
  t.field({
    type: MessageReport,
    permission: forAlumniAdmins,
    args: { reportId: t.arg.id({ required: true }) },
    resolve: (_, { reportId }, ctx) => reopenMessageReport(ctx, reportId),
  }),
);

builder.mutationField('setSenderSuspended', (t) =>
  t.field({
    type: MessageReport,
    description: 'Keeps the sender of a reported message from sending any more, or lets them again.',
    permission: forAlumniAdmins,
    args: { reportId: t.arg.id({ required: true }), isSuspended: t.arg.boolean({ required: true }) },
    resolve: (_, { reportId, isSuspended }, ctx) => setSenderSuspended(ctx, reportId, isSuspended),
  }),
);
