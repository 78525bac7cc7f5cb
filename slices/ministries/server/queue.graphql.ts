import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { enumType, plainFields } from '#kit/graphql/record-types.ts';
import { defineQueue } from '#kit/graphql/waiting.ts';
import { forAlumniAdmins } from '#slices/alumni/server/api.ts';
import { MINISTRY_DECISIONS, QUEUE_STATUSES } from '../rules/lifecycle.ts';
import { ministry } from '../rules/ministry.ts';
import { MINISTRY_QUEUE_PAGE } from '../rules/ministry-pages.ts';
import { can } from '../rules/permissions.ts';
import {
  countVersions,
  decidedBefore,
  decideMinistry,
  listQueue,
  shownBeside,
  undoMinistryDecision,
  versionToDecide,
  whatWaits,
} from './decide-ministry.ts';
import { MinistryStatus } from './ministry.graphql.ts';
import { EARLIER_MAX, type VersionRecord } from './queue.queries.ts';
import { nameOfOwner } from './registry.graphql.ts';

defineQueue({
  name: 'ministries',
  path: MINISTRY_QUEUE_PAGE,
  isFor: can.oversee,
  async look(ctx) {
    const { count, since, firstId } = await whatWaits(ctx);
    const path = firstId === null ? {} : { path: `${MINISTRY_QUEUE_PAGE}?ministry=${firstId}` };
    return [{ regionId: null, count, since, ...path }];
  },
});

const MinistryVersion = builder.objectRef<VersionRecord>('MinistryVersion').implement({
  description: 'What an owner has said of a ministry, for those who decide about it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    ministryId: t.exposeID('ministryId'),
    number: t.exposeInt('number', { description: 'Counted from one for each ministry.' }),
    version: t.exposeInt('version', { description: 'Sent back with a decision.' }),
    ...plainFields(t, ministry),
    contactEmail: t.string({
      description: 'Empty where it is not shown.',
      resolve: ({ contactEmail, showsContactEmail }) => (showsContactEmail ? contactEmail : ''),
    }),
    status: t.expose('status', { type: MinistryStatus }),
    approved: t.boolean({ resolve: ({ status }) => status === 'APPROVED' }),
    adminComments: t.exposeString('adminComments'),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    decidedByName: t.string({
      nullable: true,
      resolve: ({ decidedBy }, _, ctx) => decidedBy && nameOfOwner(ctx, decidedBy),
    }),
    decisionId: t.exposeID('decisionId', { nullable: true, description: 'The decision that stands.' }),
    isFirst: t.boolean({
      description: 'Whether nothing of the ministry is shown yet.',
      resolve: ({ shownVersionId }) => shownVersionId === null,
    }),
    wasRefused: t.exposeBoolean('wasRefused', {
      description: 'Whether something earlier of the ministry was refused, so that it was sent again.',
    }),
    isHidden: t.exposeBoolean('isHidden'),
    adminNote: t.exposeString('adminNote'),
    ownerId: t.exposeID('personId'),
    ownerName: t.string({ resolve: ({ personId }, _, ctx) => nameOfOwner(ctx, personId) }),
    sentAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const MinistryVersionPage = countedPageType('MinistryVersionPage', MinistryVersion);

const MinistryToDecide = builder.objectRef<{ said: VersionRecord }>('MinistryToDecide').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.id({ resolve: ({ said }) => said.id }),
    said: t.expose('said', { type: MinistryVersion }),
    shown: t.field({
      type: MinistryVersion,
      nullable: true,
      description: 'What others see meanwhile, where that is another version.',
      extensions: countsForRows(1),
      resolve: ({ said }, _, ctx) => shownBeside(ctx, said),
    }),
    earlier: t.field({
      type: [MinistryVersion],
      description: 'What was decided of the ministry before, the latest first.',
      extensions: countsForRows(EARLIER_MAX),
      resolve: ({ said }, _, ctx) => decidedBefore(ctx, said),
    }),
  }),
});

const MinistryDecisionType = enumType('MinistryDecision', MINISTRY_DECISIONS);

const MinistryQueueFilter = builder.inputType('MinistryQueueFilter', {
  fields: (t) => ({
    search: t.string(),
    status: t.field({ type: enumType('MinistryQueueStatus', QUEUE_STATUSES) }),
  }),
});

type Counts = Awaited<ReturnType<typeof countVersions>>;

const MinistryCounts = builder.objectRef<Counts>('MinistryCounts').implement({
  description: 'How many ministries match, by what became of what was said last.',
  permission: viaParent,
  fields: (t) => ({
    pending: t.exposeInt('PENDING'),
    approved: t.exposeInt('APPROVED'),
    refused: t.exposeInt('REFUSED'),
  }),
});

builder.queryFields((t) => ({
  ministryQueue: t.field({
    type: MinistryVersionPage,
    permission: forAlumniAdmins,
    args: {
      filter: t.arg({ type: MinistryQueueFilter }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { filter, ...page }, ctx) => listQueue(ctx, { filter: filter ?? {}, ...page }),
  }),
  ministryCounts: t.field({
    type: MinistryCounts,
    permission: forAlumniAdmins,
    args: { filter: t.arg({ type: MinistryQueueFilter }) },
    resolve: (_, { filter }, ctx) => countVersions(ctx, filter ?? {}),
  }),
  ministryToDecide: t.field({
    type: MinistryToDecide,
    nullable: true,
    permission: forAlumniAdmins,
    args: { versionId: t.arg.id({ required: true }) },
    resolve: async (_, { versionId }, ctx) => {
      const said = await versionToDecide(ctx, versionId);
      return said && { said };
    },
  }),
}));

builder.mutationFields((t) => ({
  decideMinistry: t.field({
    type: MinistryVersion,
    permission: forAlumniAdmins,
    description: 'Also where another decision stands, which is then changed.',
    args: {
      decisionId: t.arg.id({ required: true, description: 'A new id, made by the page.' }),
      versionId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the decision is based on.' }),
      status: t.arg({ type: MinistryDecisionType, required: true }),
      adminComments: t.arg.string({ required: true, description: 'A refusal needs its reason.' }),
    },
    resolve: (_, { versionId, ...params }, ctx) => decideMinistry(ctx, { recordId: versionId, ...params }),
  }),
  undoMinistryDecision: t.field({
    type: MinistryVersion,
    permission: forAlumniAdmins,
    description: 'Restores what was there before the decision.',
    args: { decisionId: t.arg.id({ required: true }) },
    resolve: (_, { decisionId }, ctx) => undoMinistryDecision(ctx, decisionId),
  }),
}));
