import { builder } from '#kit/graphql/builder.ts';
import { CARRIES_SECRET } from '#kit/graphql/limits.ts';
import { inPerson, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { checkCardPayment, payByCard, type PaymentStep } from './pay-by-card.ts';
import { PaymentAttemptType } from './payment-attempt.graphql.ts';
import { beginCardSetup, readOwnCard, removeOwnCard, type SetupStep } from './save-card.ts';
import type { SavedCardRecord } from './saved-card.queries.ts';

const NEW_ID = 'A new id, made by the page: what is sent twice is begun once.';
const SECRET =
  'By which the browser goes on with it at the card processor; null when there is nothing left to do there.';

const PaymentStepType = builder.objectRef<PaymentStep>('CardPaymentStep').implement({
  description: 'How far a payment by card has come.',
  permission: viaParent,
  fields: (t) => ({
    attempt: t.expose('attempt', { type: PaymentAttemptType }),
    clientSecret: t.exposeString('clientSecret', {
      nullable: true,
      extensions: CARRIES_SECRET,
      description: SECRET,
    }),
  }),
});

const SetupStepType = builder.objectRef<SetupStep>('CardSetupStep').implement({
  description: 'How far the saving of a card has come.',
  permission: viaParent,
  fields: (t) => ({
    isSaved: t.boolean({ resolve: ({ setup: { status } }) => status === 'SUCCEEDED' }),
    clientSecret: t.exposeString('clientSecret', {
      nullable: true,
      extensions: CARRIES_SECRET,
      description: SECRET,
    }),
  }),
});

const SavedCardType = builder.objectRef<SavedCardRecord>('SavedCard').implement({
  description: 'A card that its owner pays with again: what they recognise it by.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    brand: t.exposeString('brand'),
    lastDigits: t.exposeString('lastDigits'),
    expiryMonth: t.exposeInt('expiryMonth'),
    expiryYear: t.exposeInt('expiryYear'),
  }),
});

builder.queryFields((t) => ({
  ownSavedCard: t.field({
    type: SavedCardType,
    nullable: true,
    permission: signedIn,
    resolve: (_, __, ctx) => readOwnCard(ctx),
  }),
}));

builder.mutationFields((t) => ({
  payByCard: t.field({
    type: PaymentStepType,
    permission: inPerson(signedIn),
    description: 'Begins to pay an own invoice by card, or charges the card that was saved.',
    args: {
      attemptId: t.arg.id({ required: true, description: NEW_ID }),
      invoiceId: t.arg.id({ required: true }),
      amount: t.arg({
        type: 'MinorUnits',
        required: true,
        description: 'All that is left to pay, or a part.',
      }),
      savesCard: t.arg.boolean({
        required: true,
        description: 'Whether the payer agrees that their card is saved.',
      }),
      savedCardId: t.arg.id({
        description: 'The saved card that is charged; without it the payer types one.',
      }),
    },
    resolve: (_, { savedCardId, ...asked }, ctx) =>
      payByCard(ctx, { ...asked, savedCardId: savedCardId ?? null }),
  }),
  checkCardPayment: t.field({
    type: PaymentStepType,
    permission: inPerson(signedIn),
    description: 'Asks the processor how a payment stands, and books it once it was made.',
    args: { attemptId: t.arg.id({ required: true }) },
    resolve: (_, { attemptId }, ctx) => checkCardPayment(ctx, attemptId),
  }),
  saveOwnCard: t.field({
    type: SetupStepType,
    permission: inPerson(signedIn),
    description: 'Saves a card in the place of the one before, or asks how far that has come.',
    args: { setupId: t.arg.id({ required: true, description: NEW_ID }) },
    resolve: (_, { setupId }, ctx) => beginCardSetup(ctx, setupId),
  }),
  removeOwnCard: t.boolean({
    permission: inPerson(signedIn),
    description: 'Whether there was one.',
    resolve: (_, __, ctx) => removeOwnCard(ctx),
  }),
}));
