import { actorOf } from '#kit/graphql/action.ts';
import { builder } from '#kit/graphql/builder.ts';
import { countsForRows } from '#kit/graphql/limits.ts';
import { countedPageType } from '#kit/graphql/page.ts';
import { signedIn, viaParent } from '#kit/graphql/permission.ts';
import { recordInput } from '#kit/graphql/record-types.ts';
import { changedProofArgs, openProofUpload, SentWorkInput } from '#slices/assignments/server/api.ts';
import { explanation } from '../rules/explanation.ts';
import {
  changeAbsenceExplanation,
  explainAbsence,
  OWN_ABSENCES,
  withdrawAbsenceExplanation,
} from './explanation.actions.ts';
import { AbsenceExplanation } from './explanation.graphql.ts';
import { pageOfPerson } from './explanation.queries.ts';
import { ownAbsences, type Absence, type OwnAbsences } from './own-absences.ts';
import { explanationFiles } from './sent-file.ts';

export const AbsenceExplanationPage = countedPageType('AbsenceExplanationPage', AbsenceExplanation);

const AbsenceToExplain = builder.objectRef<Absence>('AbsenceToExplain').implement({
  description: 'A class of the caller’s that counts as absent and can still be explained.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('sessionId', { description: 'That of the class.' }),
    day: t.expose('day', { type: 'Day', description: 'Of the campus.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    timeZone: t.exposeString('timeZone', { description: 'Of the campus.' }),
    courseName: t.exposeString('courseName', { nullable: true }),
    groupName: t.exposeString('groupName'),
    lastDay: t.expose('lastDay', { type: 'Day', description: 'The last day to explain it.' }),
  }),
});

const OwnAbsencesType = builder.objectRef<OwnAbsences>('OwnAbsences').implement({
  permission: viaParent,
  fields: (t) => ({
    isDisabled: t.exposeBoolean('isDisabled', {
      description: 'A campus of the caller’s has nobody who handles explanations.',
    }),
    absences: t.field({
      type: [AbsenceToExplain],
      extensions: countsForRows(20),
      resolve: ({ absences }) => absences,
    }),
  }),
});

builder.queryFields((t) => ({
  ownAbsences: t.field({
    type: OwnAbsencesType,
    permission: signedIn,
    description: 'What the caller can explain now.',
    resolve: (_, __, ctx) =>
      ownAbsences(ctx.unscoped(OWN_ABSENCES), {
        personId: actorOf(ctx).personId,
        locale: ctx.locale,
        now: ctx.services.now(),
      }),
  }),
  ownAbsenceExplanations: t.field({
    type: AbsenceExplanationPage,
    permission: signedIn,
    description: 'What the caller has explained, the latest class first.',
    args: { first: t.arg.int({ defaultValue: 20 }), after: t.arg.id() },
    resolve: (_, page, ctx) =>
      pageOfPerson(ctx.unscoped(OWN_ABSENCES), { personId: actorOf(ctx).personId, locale: ctx.locale }, page),
  }),
}));

const ExplanationInput = recordInput('ExplanationInput', explanation);

builder.mutationFields((t) => ({
  openExplanationUpload: openProofUpload(t, explanationFiles),
  explainAbsence: t.field({
    type: AbsenceExplanation,
    permission: signedIn,
    args: {
      explanationId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      sessionId: t.arg.id({ required: true }),
      explanationInput: t.arg({ type: ExplanationInput, required: true }),
      file: t.arg({ type: SentWorkInput }),
    },
    resolve: (_, explained, ctx) => explainAbsence(ctx, explained),
  }),
  changeAbsenceExplanation: t.field({
    type: AbsenceExplanation,
    permission: signedIn,
    description: 'While nobody has decided it.',
    args: {
      explanationId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      explanationInput: t.arg({ type: ExplanationInput, required: true }),
      ...changedProofArgs(t),
    },
    resolve: (_, change, ctx) => changeAbsenceExplanation(ctx, change),
  }),
  withdrawAbsenceExplanation: t.field({
    type: 'Boolean',
    permission: signedIn,
    description: 'While nobody has decided it. The absence can then be explained again.',
    args: { explanationId: t.arg.id({ required: true }) },
    resolve: (_, { explanationId }, ctx) => withdrawAbsenceExplanation(ctx, explanationId),
  }),
}));
