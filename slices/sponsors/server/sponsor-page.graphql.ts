import { builder } from '#kit/graphql/builder.ts';
import { CARRIES_SECRET } from '#kit/graphql/limits.ts';
import { anyone, viaParent } from '#kit/graphql/permission.ts';
import { recordInput } from '#kit/graphql/record-types.ts';
import type { Currency } from '#kit/money/minor-units.ts';
import { PaymentAttemptStatusType, PaymentFailureType } from '#slices/billing/server/api.ts';
import { sponsor } from '../rules/sponsor-link.ts';
import {
  cancelSponsorPayment,
  checkSponsorPayment,
  paySponsored,
  readSponsorPage,
  type SponsorPage,
  type SponsorStep,
} from './pay-by-link.ts';

const SponsorCurrency = builder.objectRef<Currency>('SponsorCurrency').implement({
  description: 'The currency in which a sponsor pays: open to everybody, as what they are told is.',
  permission: viaParent,
  fields: (t) => ({
    value: t.exposeString('value', { description: 'Its code, such as GBP.' }),
    decimals: t.exposeInt('decimals'),
  }),
});

const SponsorPageType = builder.objectRef<SponsorPage>('SponsorPage').implement({
  description: 'All that somebody learns who has been asked to pay an invoice of a student.',
  permission: viaParent,
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    college: t.exposeString('college'),
    campus: t.exposeString('campus'),
    currency: t.expose('currency', { type: SponsorCurrency }),
    most: t.expose('most', { type: 'MinorUnits', description: 'What can be paid.' }),
    takesParts: t.exposeBoolean('takesParts'),
    takesCards: t.exposeBoolean('takesCards'),
  }),
});

const SponsorStepType = builder.objectRef<SponsorStep>('SponsorPaymentStep').implement({
  description: 'How far a payment by a sponsor has come.',
  permission: viaParent,
  fields: (t) => ({
    attemptId: t.id({ resolve: ({ attempt }) => attempt.id }),
    status: t.field({ type: PaymentAttemptStatusType, resolve: ({ attempt }) => attempt.status }),
    failure: t.field({
      type: PaymentFailureType,
      nullable: true,
      resolve: ({ attempt }) => attempt.failure,
    }),
    amount: t.field({ type: 'MinorUnits', resolve: ({ attempt }) => attempt.amount }),
    currency: t.field({ type: SponsorCurrency, resolve: ({ attempt }) => attempt.currency }),
    isClosed: t.boolean({ resolve: ({ attempt }) => attempt.closedAt !== null }),
    clientSecret: t.exposeString('clientSecret', {
      nullable: true,
      extensions: CARRIES_SECRET,
      description: 'By which the browser goes on with it at the card processor.',
    }),
    receiptUrl: t.exposeString('receiptUrl', {
      nullable: true,
      extensions: CARRIES_SECRET,
      description: 'Of what was paid.',
    }),
  }),
});

const SponsorInput = recordInput('SponsorInput', sponsor);

builder.queryFields((t) => ({
  sponsorPage: t.field({
    type: SponsorPageType,
    nullable: true,
    permission: anyone,
    description: 'What a link asks for; null for one that does not work, whatever the reason.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, ctx) => readSponsorPage(ctx, token),
  }),
}));

builder.mutationFields((t) => ({
  paySponsored: t.field({
    type: SponsorStepType,
    permission: anyone,
    description: 'Begins to pay an invoice by a link.',
    args: {
      token: t.arg.string({ required: true }),
      attemptId: t.arg.id({
        required: true,
        description: 'A new id, made by the page: what is sent twice is begun once.',
      }),
      amount: t.arg({ type: 'MinorUnits', required: true }),
      input: t.arg({ type: SponsorInput, required: true }),
    },
    resolve: (_, asked, ctx) => paySponsored(ctx, asked),
  }),
  checkSponsorPayment: t.field({
    type: SponsorStepType,
    permission: anyone,
    args: { token: t.arg.string({ required: true }), attemptId: t.arg.id({ required: true }) },
    resolve: (_, asked, ctx) => checkSponsorPayment(ctx, asked),
  }),
  cancelSponsorPayment: t.field({
    type: SponsorStepType,
    permission: anyone,
    description: 'Calls off what was begun and is not paid yet.',
    args: { token: t.arg.string({ required: true }), attemptId: t.arg.id({ required: true }) },
    resolve: (_, asked, ctx) => cancelSponsorPayment(ctx, asked),
  }),
}));
