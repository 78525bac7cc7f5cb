import { regionsWhere } from '#kit/access/actor.ts';
import { builder } from '#kit/graphql/builder.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { byRule, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { nameById } from '#slices/people/server/api.ts';
import { HELP_STATES, HELP_SUBJECTS, stateOf } from '../rules/help-request.ts';
import { can } from '../rules/permissions.ts';
import { askForHelp } from './ask-for-help.ts';
import { closeHelpRequest, reopenHelpRequest } from './close-help-request.ts';
import {
  findOwnHelpRequest,
  findQuestionsAboutExam,
  helpRequestsPage,
  type HelpRequestRecord,
} from './help-request.queries.ts';
import { topicById } from './help-topic.queries.ts';

const answerers = byRule('superadmins', can.answer);

const HelpStateType = builder.enumType('HelpState', { values: HELP_STATES });

const HelpSubjectType = builder.enumType('HelpSubject', { values: HELP_SUBJECTS });

const HelpRequest = builder.objectRef<HelpRequestRecord>('HelpRequest').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    personId: t.exposeID('personId'),
    personName: t.string({
      nullable: true,
      resolve: async ({ personId }, _, ctx) => {
        const person = await nameById(ctx).load(personId);
        return person ? fullName(person) : null;
      },
    }),
    message: t.exposeString('message'),
    page: t.exposeString('page', { description: 'The address they asked from; nothing if unknown.' }),
    askedAt: t.expose('askedAt', { type: 'DateTime' }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true }),
    state: t.field({ type: HelpStateType, resolve: stateOf }),
    answer: t.exposeString('answer'),
    askedOfName: t.string({
      nullable: true,
      description: 'The teacher who was asked; none for a question to the college.',
      resolve: async ({ askedOf }, _, ctx) => {
        const teacher = askedOf && (await nameById(ctx).load(askedOf));
        return teacher ? fullName(teacher) : null;
      },
    }),
    courseOfferingId: t.exposeID('courseGroupId', {
      nullable: true,
      description: 'The course of a group that it is about.',
    }),
    courseName: t.string({
      nullable: true,
      resolve: async ({ id }, _, ctx) => (await topicById(ctx).load(id))?.courseName,
    }),
    examTitle: t.string({
      nullable: true,
      description: 'Of the exam of that attempt.',
      resolve: async ({ id }, _, ctx) => (await topicById(ctx).load(id))?.examTitle,
    }),
    groupName: t.string({
      nullable: true,
      resolve: async ({ id }, _, ctx) => (await topicById(ctx).load(id))?.groupName,
    }),
    regionName: t.string({
      nullable: true,
      description:
        'The campus of the class, or of the person where it is about none; told to those who answer.',
      resolve: async ({ id, personId }, _, ctx) =>
        personId === actorOf(ctx).personId ? null : (await topicById(ctx).load(id))?.regionName,
    }),
    attemptId: t.exposeID('attemptId', {
      nullable: true,
      description: 'The attempt at an exam that it is about.',
    }),
  }),
});

const HelpRequestPage = countedPageType('HelpRequestPage', HelpRequest);

builder.queryField('helpRequests', (t) =>
  t.field({
    type: HelpRequestPage,
    permission: answerers,
    args: {
      state: t.arg({ type: HelpStateType }),
      regionId: t.arg.id({ description: 'The campus of the class, or of a person who asks about none.' }),
      about: t.arg({ type: HelpSubjectType }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { state, regionId, about, ...page }, ctx) =>
      helpRequestsPage(
        ctx.db,
        { state: state ?? null, regionId, about, personId: null, askedOf: null },
        page,
      ),
  }),
);

builder.queryField('ownHelpRequests', (t) =>
  t.field({
    type: HelpRequestPage,
    permission: signedIn,
    args: { first: t.arg.int({ defaultValue: 20 }), after: t.arg.id() },
    resolve: (_, page, ctx) =>
      helpRequestsPage(ctx.db, { state: null, personId: actorOf(ctx).personId, askedOf: null }, page),
  }),
);

builder.queryField('ownHelpRequest', (t) =>
  t.field({
    type: HelpRequest,
    nullable: true,
    permission: signedIn,
    args: { helpRequestId: t.arg.id({ description: 'None finds none.' }) },
    resolve: (_, { helpRequestId }, ctx) =>
      helpRequestId ? findOwnHelpRequest(ctx.db, helpRequestId, actorOf(ctx).personId) : null,
  }),
);

builder.queryField('questionsToAnswer', (t) =>
  t.field({
    type: HelpRequestPage,
    permission: signedIn,
    description:
      'What students have asked the caller, who teaches them or looks after the campus: of a class without a teacher to ask, or where an attempt broke off.',
    args: {
      state: t.arg({ type: HelpStateType }),
      regionId: t.arg.id({ description: 'The campus of the class, or of a person who asks about none.' }),
      about: t.arg({ type: HelpSubjectType }),
      first: t.arg.int({ defaultValue: 20 }),
      after: t.arg.id(),
    },
    resolve: (_, { state, regionId, about, ...page }, ctx) =>
      helpRequestsPage(
        ctx.unscoped('requests that were asked of the caller'),
        {
          state: state ?? null,
          regionId,
          about,
          personId: null,
          askedOf: actorOf(ctx).personId,
          regionIds: regionsWhere(actorOf(ctx), 'manager', 'admin'),
        },
        page,
      ),
  }),
);

builder.queryField('questionsAboutExam', (t) =>
  t.field({
    type: [HelpRequest],
    permission: signedIn,
    description: 'What the caller has asked about their attempts at an exam, the newest first.',
    args: { examId: t.arg.id({ required: true }) },
    resolve: (_, { examId }, ctx) => findQuestionsAboutExam(ctx.db, examId, actorOf(ctx).personId),
  }),
);

builder.mutationField('askForHelp', (t) =>
  t.field({
    type: HelpRequest,
    permission: signedIn,
    args: {
      helpRequestId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      message: t.arg.string({ required: true }),
      page: t.arg.string({ description: 'The address they ask from.' }),
      courseId: t.arg.id({ description: 'Of a course they take: its teacher is asked.' }),
      attemptId: t.arg.id({ description: 'Of their own attempt: the teacher of its exam is asked.' }),
    },
    resolve: (_, args, ctx) => askForHelp(ctx, args),
  }),
);

builder.mutationField('closeHelpRequest', (t) =>
  t.field({
    type: HelpRequest,
    permission: signedIn,
    args: { helpRequestId: t.arg.id({ required: true }), answer: t.arg.string({ required: true }) },
    resolve: (_, { helpRequestId, answer }, ctx) => closeHelpRequest(ctx, helpRequestId, answer),
  }),
);

builder.mutationField('reopenHelpRequest', (t) =>
  t.field({
    type: HelpRequest,
    permission: signedIn,
    args: { helpRequestId: t.arg.id({ required: true }) },
    resolve: (_, { helpRequestId }, ctx) => reopenHelpRequest(ctx, helpRequestId),
  }),
);
