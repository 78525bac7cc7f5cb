import { builder } from '#kit/graphql/builder.ts';
import { viaParent } from '#kit/graphql/permission.ts';
import { REQUIREMENTS, SHORTFALLS } from '../../rules/readiness.ts';
import { can } from '../../rules/permissions.ts';
import { STEPS } from '../../rules/requirements.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { readSpokenCandidates, type SpokenCandidate } from '../candidates.ts';
import { managers } from '../managed-groups.graphql.ts';
import { readPolicyOf, savePromotionPolicy, type GroupPolicy } from './promotion-policy.actions.ts';
import type { SpokenRequirement } from './speak-requirements.ts';

const RequirementStep = builder.objectRef<SpokenRequirement['steps'][number]>('RequirementStep').implement({
  description: 'A line of how it came about, in the language of the call.',
  permission: viaParent,
  fields: (t) => ({ label: t.exposeString('label'), value: t.exposeString('value') }),
});

const RequirementType = builder.objectRef<SpokenRequirement>('Requirement').implement({
  description: 'How a member stands to what is required, and why.',
  permission: viaParent,
  fields: (t) => ({
    name: t.expose('name', { type: builder.enumType('RequirementName', { values: REQUIREMENTS }) }),
    isMet: t.exposeBoolean('isMet'),
    value: t.exposeString('value', { description: 'Such as 9 of 10, in the language of the call.' }),
    amount: t.exposeInt('amount', {
      nullable: true,
      description:
        'To sort by: passed courses, minutes, hundredths of a percent, published evaluations or hundredths of their mean; null where nothing is counted.',
    }),
    steps: t.field({
      type: [RequirementStep],
      description: 'The last one is what counts.',
      resolve: ({ steps }) => [...steps],
    }),
    path: t.exposeString('path', {
      nullable: true,
      description: 'Where it is seen to, for those who may.',
    }),
  }),
});

const GroupCandidate = builder.objectRef<SpokenCandidate>('GroupCandidate').implement({
  description: 'A member of a group, and how far they are from going on with it.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('id', { description: 'The person’s.' }),
    fullName: t.exposeString('fullName'),
    givenName: t.exposeString('givenName'),
    familyName: t.exposeString('familyName'),
    studentNumber: t.exposeString('studentNumber', { nullable: true }),
    requirements: t.field({
      type: [RequirementType],
      description: 'All that is asked of them, in the same order for each.',
      resolve: ({ requirements }) => requirements,
    }),
    hasGraduated: t.exposeBoolean('hasGraduated'),
    isLeaving: t.exposeBoolean('isLeaving', { description: 'They stay until their last day.' }),
    shortfalls: t.expose('shortfalls', { type: [builder.enumType('Shortfall', { values: SHORTFALLS })] }),
  }),
});

const StepType = builder.enumType('GroupStep', { values: STEPS });

builder.queryField('groupCandidates', (t) =>
  t.field({
    type: [GroupCandidate],
    nullable: true,
    permission: managers,
    description: 'Who of a group meets the requirements for going on or graduating, and who does not.',
    args: {
      groupId: t.arg.id({ required: true }),
      step: t.arg({ type: StepType, required: true, description: 'What they are measured for.' }),
    },
    resolve: (_, { groupId, step }, ctx) => readSpokenCandidates(ctx, groupId, step),
  }),
);

const PromotionPolicyType = builder.objectRef<GroupPolicy>('PromotionPolicy').implement({
  description: 'What a campus requires, besides courses, of those who go on from a year to the next.',
  permission: viaParent,
  fields: (t) => ({
    _id: t.exposeID('groupId', { description: 'Of the group that it was asked of.' }),
    regionName: t.exposeString('regionName'),
    studyYear: t.exposeInt('studyYear'),
    asksHours: t.exposeBoolean('asksHours', { description: 'All that are required of the group.' }),
    minAttendance: t.exposeInt('minAttendance', { nullable: true, description: 'In percent.' }),
    minEvaluations: t.exposeInt('minEvaluations', { nullable: true, description: 'Published ones.' }),
    minScore: t.float({
      nullable: true,
      description: 'The mean of their scales, from 1 to 5.',
      resolve: ({ minScoreTenths }) => (minScoreTenths === null ? null : minScoreTenths / 10),
    }),
    asksDues: t.exposeBoolean('asksDues', { description: 'That nothing is overdue above the limit.' }),
    version: t.exposeInt('version', { description: '0 where the campus has said nothing.' }),
    mayChange: t.boolean({
      description: 'Whether the caller may.',
      resolve: (policy, _, ctx) => can.setPolicy(actorOf(ctx), policy),
    }),
  }),
});

const PromotionPolicyInput = builder.inputType('PromotionPolicyInput', {
  fields: (t) => ({
    asksHours: t.boolean({ required: true }),
    minAttendance: t.int(),
    minEvaluations: t.int(),
    minScore: t.float(),
    asksDues: t.boolean({ required: true }),
  }),
});

builder.queryField('promotionPolicy', (t) =>
  t.field({
    type: PromotionPolicyType,
    nullable: true,
    permission: managers,
    description:
      'What is required of the members of a group who go on; null where nobody goes on from its year.',
    args: { groupId: t.arg.id({ required: true }) },
    resolve: (_, { groupId }, ctx) => readPolicyOf(ctx, groupId),
  }),
);

builder.mutationField('savePromotionPolicy', (t) =>
  t.field({
    type: PromotionPolicyType,
    permission: managers,
    description: 'For all groups of the campus and year of this one; by those who administer the campus.',
    args: {
      groupId: t.arg.id({ required: true }),
      version: t.arg.int({ required: true, description: 'The version the change is based on.' }),
      promotionPolicyInput: t.arg({ type: PromotionPolicyInput, required: true }),
    },
    resolve: (_, { promotionPolicyInput: input, ...args }, ctx) =>
      savePromotionPolicy(ctx, {
        ...args,
        policy: {
          asksHours: input.asksHours,
          asksDues: input.asksDues,
          minAttendance: input.minAttendance ?? null,
          minEvaluations: input.minEvaluations ?? null,
          minScoreTenths: tenths(input.minScore),
        },
      }),
  }),
);

/** A number of tenths that is whole, as far as numbers with a decimal point can be; others stay what they are, and are refused. */
function tenths(score: number | null | undefined): number | null {
  if (score === null || score === undefined) return null;
  const rounded = Math.round(score * 10);
  return Math.abs(rounded - score * 10) < 1e-9 ? rounded : score * 10;
}
