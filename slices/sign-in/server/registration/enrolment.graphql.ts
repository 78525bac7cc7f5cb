import { builder } from '#kit/graphql/builder.ts';
import { withRole } from '#kit/graphql/permission.ts';
import { User } from '#slices/people/server/api.ts';
import { enrolPerson } from './enrol-person.ts';
import { resendEnrolment } from './resend-enrolment.ts';

const NewUserInput = builder.inputType('NewUserInput', {
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    email: t.string({ required: true }),
    locale: t.string({ required: true }),
    regionId: t.id({ required: true }),
    groupId: t.id(),
  }),
});

builder.mutationFields((t) => ({
  enrolUser: t.field({
    type: User,
    description: 'Opens an account for somebody and mails them the link by which they set their password.',
    permission: withRole('manager', 'admin'),
    args: {
      userId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      userInput: t.arg({ type: NewUserInput, required: true }),
    },
    resolve: (_, { userId, userInput }, ctx) => enrolPerson(ctx, userId, userInput),
  }),
  resendEnrolment: t.field({
    type: User,
    permission: withRole('manager', 'admin'),
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_, { userId }, ctx) => resendEnrolment(ctx, userId),
  }),
}));
