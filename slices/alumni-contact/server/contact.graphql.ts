import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { countedPageType, parsedSearch } from '#kit/graphql/page.ts';
import { inPerson, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { forAlumni } from '#slices/alumni/server/api.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import { MESSAGES_A_DAY } from '../rules/allowance.ts';
import {
  alumniToContactPage,
  findAlumnusToContact,
  findGraduationYears,
  type AlumnusToContact,
} from './alumni-to-contact.queries.ts';
import { setSenderBlocked } from './block-sender.ts';
import { listBlockedSenders, sentMessagesPage, type BlockedSenderRecord } from './contact.queries.ts';
import type { MessageRecord } from './relay.queries.ts';
import { contactAllowance, sendAlumniMessage, type OwnAllowance } from './send-alumni-message.ts';

const AlumnusToContactType = builder.objectRef<AlumnusToContact>('AlumnusToContact').implement({
  description: 'An alumnus who takes messages, with what they show to other alumni.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    fullName: t.string({ resolve: fullName }),
    gradYear: t.exposeInt('gradYear', { nullable: true }),
    gradPlace: t.exposeString('gradPlace', { nullable: true }),
  }),
});

const ContactAllowance = builder.objectRef<OwnAllowance>('ContactAllowance').implement({
  permission: viaParent,
  fields: (t) => ({
    left: t.exposeInt('left', { description: 'How many messages the caller may send now.' }),
    isSuspended: t.exposeBoolean('isSuspended', {
      description: 'Whether an alumni admin has suspended the caller from writing.',
    }),
    address: t.exposeString('address', { description: 'Of the caller: recipients will see it.' }),
    max: t.int({ description: 'How many in any 24 hours.', resolve: () => MESSAGES_A_DAY }),
    nextAt: t.field({
      type: 'DateTime',
      description: 'When the next one may be sent: now, or when the first of those that count is a day old.',
      resolve: ({ nextAt }, _, ctx) => nextAt ?? ctx.services.now(),
    }),
  }),
});

const SentMessage = builder.objectRef<MessageRecord>('SentAlumniMessage').implement({
  description: 'A message that the caller has sent.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    recipientName: t.string({
      resolve: async ({ recipientId }, _, ctx) => {
        const person = await nameById(ctx).load(recipientId);
        return person ? fullName(person) : '';
      },
    }),
    message: t.exposeString('message'),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
  }),
});

const BlockedSender = builder.objectRef<BlockedSenderRecord>('BlockedSender').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('senderName'),
    blockedAt: t.expose('blockedAt', { type: 'DateTime' }),
    isBlocked: t.boolean({ resolve: ({ liftedAt }) => liftedAt === null }),
  }),
});

builder.queryField('alumniToContact', (t) =>
  t.field({
    type: countedPageType('AlumniToContactPage', AlumnusToContactType),
    description: 'Alumni who take messages, by name.',
    permission: forAlumni,
    args: {
      search: t.arg.string({ description: 'Beginnings of names.' }),
      place: t.arg.string({ description: 'Beginnings of the words of their place of graduation.' }),
      year: t.arg.int({ description: 'Of graduation.' }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { search, place, year, ...page }, ctx) =>
      alumniToContactPage(
        ctx.db,
        actorOf(ctx).personId,
        {
          search: parsedSearch(search, 'contactSearchTooLong'),
          place: parsedSearch(place, 'contactSearchTooLong'),
          year: year ?? null,
        },
        page,
      ),
  }),
);

builder.queryField('alumnusToContact', (t) =>
  t.field({
    type: AlumnusToContactType,
    nullable: true,
    permission: forAlumni,
    args: { personId: t.arg.id({ description: 'None finds none.' }) },
    resolve: (_, { personId }, ctx) =>
      personId ? findAlumnusToContact(ctx.db, actorOf(ctx).personId, personId) : null,
  }),
);

builder.queryField('graduationYears', (t) =>
  t.field({
    type: ['Int'],
    description: 'The years in which alumni graduated who show theirs.',
    permission: forAlumni,
    resolve: (_, __, ctx) => findGraduationYears(ctx.db),
  }),
);

builder.queryField('contactAllowance', (t) =>
  t.field({
    type: ContactAllowance,
    permission: forAlumni,
    resolve: (_, __, ctx) => contactAllowance(ctx),
  }),
);

builder.queryField('sentAlumniMessages', (t) =>
  t.field({
    type: countedPageType('SentAlumniMessagePage', SentMessage),
    description: 'What the caller has sent, the newest first.',
    permission: inPerson(forAlumni),
    args: { first: t.arg.int({ defaultValue: 20 }), after: t.arg.id() },
    resolve: (_, page, ctx) => sentMessagesPage(ctx.db, actorOf(ctx).personId, page),
  }),
);

builder.queryField('blockedSenders', (t) =>
  t.field({
    type: [BlockedSender],
    description:
      'Whose messages the caller does not want. Anybody may have been written to about a ministry.',
    permission: inPerson(signedIn),
    resolve: (_, __, ctx) => listBlockedSenders(ctx.db, actorOf(ctx).personId),
  }),
);

builder.mutationField('sendAlumniMessage', (t) =>
  t.field({
    type: SentMessage,
    permission: inPerson(forAlumni),
    args: {
      messageId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      recipientId: t.arg.id({ required: true }),
      message: t.arg.string({ required: true }),
    },
    resolve: (_, args, ctx) => sendAlumniMessage(ctx, args),
  }),
);

builder.mutationField('setSenderBlocked', (t) =>
  t.field({
    type: BlockedSender,
    description: 'Lifts a block of the caller, or puts it back.',
    permission: inPerson(signedIn),
    args: { blockedSenderId: t.arg.id({ required: true }), isBlocked: t.arg.boolean({ required: true }) },
    resolve: (_, { blockedSenderId, isBlocked }, ctx) => setSenderBlocked(ctx, blockedSenderId, isBlocked),
  }),
);
