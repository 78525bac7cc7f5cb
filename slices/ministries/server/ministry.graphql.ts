import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { parsedSearch } from '#kit/graphql/page.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { enumType, plainFields, recordFields, recordInputWith } from '#kit/graphql/record-types.ts';
import { forAlumni, forAlumniAdmins, forGraduates } from '#slices/alumni/server/api.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { VERSION_STATUSES } from '../rules/lifecycle.ts';
import { ministry } from '../rules/ministry.ts';
import { can } from '../rules/permissions.ts';
import { findAlumni, type NamedAlumnus } from './alumni.queries.ts';
import { onlyAlumniAdmins } from './audience.ts';
import { answerOffer, assignMinistry, offerMinistry, readOffers } from './hand-on-ministry.ts';
import {
  createMinistry,
  deleteMinistry,
  hideMinistry,
  noteOnMinistry,
  readKept,
  readOwn,
  restoreMinistry,
  updateMinistry,
  withdrawMinistry,
} from './ministry.actions.ts';
import {
  findWithdrawnEdits,
  type MinistryRecord,
  type Offer,
  type WithdrawnEdit,
} from './ministry.queries.ts';
import { ListedMinistry, nameOfOwner, shownById } from './registry.graphql.ts';

export const MinistryStatus = enumType('MinistryStatus', VERSION_STATUSES);

const withdrawnById = loaderById((ctx, ids) => findWithdrawnEdits(ctx.db, ids));

const WithdrawnEdit = builder.objectRef<WithdrawnEdit>('WithdrawnEdit').implement({
  description: 'What an owner has written last and taken back.',
  permission: viaParent,
  fields: (t) => plainFields(t, ministry),
});

export const KeptMinistry = builder.objectRef<MinistryRecord>('KeptMinistry').implement({
  description: 'A ministry as its owner has written it last, for the owner and for alumni admins.',
  permission: viaParent,
  fields: (t) => ({
    ...recordFields(t, ministry),
    contactEmail: t.string({
      description: 'Empty for others than its owner, where it is not shown.',
      resolve: ({ personId, contactEmail, showsContactEmail }, _, ctx) =>
        showsContactEmail || personId === actorOf(ctx).personId ? contactEmail : '',
    }),
    status: t.expose('status', {
      type: MinistryStatus,
      description: 'What became of what was written last.',
    }),
    adminComments: t.exposeString('adminComments', {
      description: 'What the owner is told beside a decision.',
    }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    isHidden: t.boolean({ resolve: ({ hiddenAt }) => hiddenAt !== null }),
    isDeleted: t.boolean({ resolve: ({ deletedAt }) => deletedAt !== null }),
    shown: t.field({
      type: ListedMinistry,
      nullable: true,
      description: 'What others see of it now.',
      resolve: ({ id }, _, ctx) => shownById(ctx).load(id),
    }),
    withdrawn: t.field({
      type: WithdrawnEdit,
      nullable: true,
      description: 'For its owner: what was written last and taken back, while something earlier stands.',
      resolve: ({ id, personId }, _, ctx) =>
        personId === actorOf(ctx).personId ? withdrawnById(ctx).load(id) : null,
    }),
    isOwn: t.boolean({ resolve: ({ personId }, _, ctx) => personId === actorOf(ctx).personId }),
    ownerName: t.string({ resolve: ({ personId }, _, ctx) => nameOfOwner(ctx, personId) }),
    offeredToName: t.string({
      nullable: true,
      description: 'To whom its owner would like to hand it on.',
      resolve: ({ offeredTo }, _, ctx) => offeredTo && nameOfOwner(ctx, offeredTo),
    }),
    approved: t.boolean({
      nullable: true,
      permission: onlyAlumniAdmins,
      description: 'Whether what was written last is approved (TRAP-54).',
      resolve: ({ status }) => status === 'APPROVED',
    }),
    decidedByName: t.string({
      nullable: true,
      permission: onlyAlumniAdmins,
      resolve: ({ decidedBy }, _, ctx) => decidedBy && nameOfOwner(ctx, decidedBy),
    }),
    adminNote: t.exposeString('adminNote', {
      nullable: true,
      permission: onlyAlumniAdmins,
      description: 'What alumni admins have written down for each other.',
    }),
  }),
});

const MinistryOffer = builder.objectRef<Offer>('MinistryOffer').implement({
  description: 'A ministry that its owner would like to hand on to the caller.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    ownerName: t.string({ resolve: ({ ownerId }, _, ctx) => nameOfOwner(ctx, ownerId) }),
    offeredAt: t.expose('offeredAt', { type: 'DateTime' }),
  }),
});

const PossibleOwner = builder.objectRef<NamedAlumnus>('PossibleOwner').implement({
  description: 'An alumnus to whom a listing can be handed on, with what they show to other alumni.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    fullName: t.string({ resolve: fullName }),
    gradYear: t.exposeInt('gradYear', { nullable: true }),
    gradPlace: t.exposeString('gradPlace', { nullable: true }),
  }),
});

const MinistryInput = recordInputWith('MinistryInput', ministry, (t) => ({
  approved: t.boolean({ description: 'Ignored: what is approved, alumni admins decide (TRAP-54).' }),
}));

const named = { required: true } as const;

builder.queryFields((t) => ({
  ownMinistries: t.field({
    type: [KeptMinistry],
    permission: forAlumni,
    resolve: (_, __, ctx) => readOwn(ctx),
  }),
  ministryOffers: t.field({
    type: [MinistryOffer],
    permission: forAlumni,
    resolve: (_, __, ctx) => readOffers(ctx),
  }),
  possibleOwners: t.field({
    type: [PossibleOwner],
    permission: forAlumni,
    description:
      'Other alumni who take messages of the caller, and for alumni admins all: by the beginnings of their names, ten at most.',
    args: { search: t.arg.string() },
    resolve: (_, { search }, ctx) =>
      findAlumni(ctx.db, {
        search: parsedSearch(search, 'requestNotUnderstood'),
        but: actorOf(ctx).personId,
        evenUnreachable: can.oversee(actorOf(ctx)),
      }),
  }),
  keptMinistry: t.field({
    type: KeptMinistry,
    nullable: true,
    permission: forAlumni,
    description: 'For its owner and for alumni admins; for others there is none.',
    args: { ministryId: t.arg.id(named) },
    resolve: (_, { ministryId }, ctx) => readKept(ctx, ministryId),
  }),
}));

builder.mutationFields((t) => ({
  createMinistry: t.field({
    type: KeptMinistry,
    permission: forGraduates,
    description: 'Others see it once it is approved.',
    args: {
      ministryId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      ministryInput: t.arg({ type: MinistryInput, required: true }),
    },
    resolve: (_, args, ctx) => createMinistry(ctx, args),
  }),
  updateMinistry: t.field({
    type: KeptMinistry,
    permission: forAlumni,
    description: 'Waits to be approved; until then others go on seeing what was.',
    args: {
      ministryId: t.arg.id(named),
      version: t.arg.int(named),
      ministryInput: t.arg({ type: MinistryInput, required: true }),
    },
    resolve: (_, args, ctx) => updateMinistry(ctx, args),
  }),
  withdrawMinistry: t.field({
    type: KeptMinistry,
    permission: forAlumni,
    description: 'Takes back what waits to be approved, or sends it again.',
    args: { ministryId: t.arg.id(named), isWithdrawn: t.arg.boolean(named) },
    resolve: (_, args, ctx) => withdrawMinistry(ctx, args),
  }),
  hideMinistry: t.field({
    type: KeptMinistry,
    permission: forAlumni,
    args: { ministryId: t.arg.id(named), isHidden: t.arg.boolean(named) },
    resolve: (_, args, ctx) => hideMinistry(ctx, args),
  }),
  deleteMinistry: t.boolean({
    permission: forAlumni,
    description: 'It can be brought back.',
    args: { ministryId: t.arg.id(named) },
    resolve: (_, { ministryId }, ctx) => deleteMinistry(ctx, ministryId),
  }),
  restoreMinistry: t.field({
    type: KeptMinistry,
    permission: forAlumni,
    args: { ministryId: t.arg.id(named) },
    resolve: (_, { ministryId }, ctx) => restoreMinistry(ctx, ministryId),
  }),
  offerMinistry: t.field({
    type: KeptMinistry,
    permission: forAlumni,
    description: 'Offers it to another alumnus, who has to accept it.',
    args: { ministryId: t.arg.id(named), userId: t.arg.id({ description: 'None takes the offer back.' }) },
    resolve: (_, { ministryId, userId }, ctx) => offerMinistry(ctx, { ministryId, userId: userId ?? null }),
  }),
  answerMinistryOffer: t.boolean({
    permission: forAlumni,
    args: { ministryId: t.arg.id(named), isAccepted: t.arg.boolean(named) },
    resolve: (_, args, ctx) => answerOffer(ctx, args),
  }),
  assignMinistry: t.field({
    type: KeptMinistry,
    permission: forAlumniAdmins,
    description: 'Gives it to another alumnus at once.',
    args: { ministryId: t.arg.id(named), userId: t.arg.id(named) },
    resolve: (_, args, ctx) => assignMinistry(ctx, args),
  }),
  noteOnMinistry: t.field({
    type: KeptMinistry,
    permission: forAlumniAdmins,
    args: {
      ministryId: t.arg.id(named),
      adminNote: t.arg.string(named),
      noteRead: t.arg.string({ required: true, description: 'The note that it takes the place of.' }),
    },
    resolve: (_, args, ctx) => noteOnMinistry(ctx, args),
  }),
}));
