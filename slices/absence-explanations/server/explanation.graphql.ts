import { dayIn } from '#kit/calendar/zone.ts';
import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import type { ProofFile } from '#slices/assignments/server/api.ts';
import { decidedFields } from '#slices/people/server/api.ts';
import { explanationFileAddress } from '../rules/downloads.ts';
import { EXPLANATION_STATUSES } from '../rules/explanation.ts';
import type { ExplanationRecord } from './explanation.queries.ts';

export const ExplanationStatusType = builder.enumType('ExplanationStatus', {
  description: 'Excused: the absence is excused. Explained: noted, and still an absence.',
  values: EXPLANATION_STATUSES,
});

const ExplanationFileType = builder.objectRef<ProofFile>('ExplanationFile').implement({
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    name: t.exposeString('name'),
    bytes: t.exposeInt('bytes'),
    url: t.string({ resolve: ({ id }) => explanationFileAddress(id) }),
  }),
});

export const AbsenceExplanation = builder.objectRef<ExplanationRecord>('AbsenceExplanation').implement({
  description: 'Why a student was not there, in their own words.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id'),
    sessionId: t.exposeID('sessionId'),
    status: t.expose('status', { type: ExplanationStatusType }),
    text: t.exposeString('text'),
    file: t.expose('file', { type: ExplanationFileType, nullable: true }),
    day: t.field({
      type: 'Day',
      description: 'Of the class, on the campus.',
      resolve: ({ startsAt, timeZone }) => dayIn(startsAt, timeZone),
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime' }),
    timeZone: t.exposeString('timeZone', { description: 'Of the campus.' }),
    courseName: t.exposeString('courseName', { nullable: true }),
    groupName: t.exposeString('groupName'),
    regionName: t.exposeString('regionName'),
    explainedAt: t.expose('createdAt', { type: 'DateTime' }),
    ...decidedFields(t),
  }),
});
