import { randomUUID } from 'node:crypto';
import type { Fixture, SliceMatrix, Target } from '#testing/matrix/slice-matrix.ts';
import { FREE_REGISTRANT, type Who } from '#testing/matrix/words.ts';

const managers: Who = ['manager', 'superadmin'];
const managersThere: Who = ['managerThere', 'superadmin'];
/** Nobody evaluates themselves. */
const evaluators: Who = [
  ['managerThere', 'somebodyElse'],
  ['superadmin', 'somebodyElse'],
];
/** Who writes speaks in their own name. */
const evaluatorsInPerson: Who = [
  ['managerThere', 'somebodyElse', 'inPerson'],
  ['superadmin', 'somebodyElse', 'inPerson'],
];
const readers: Who = ['self', 'managerThere', 'superadmin'];

const EVALUATED_ON = '2026-02-02';

const inputOf = (target: Target) => ({
  formId: target.id('evaluationForm'),
  groupId: target.id('evaluatedClass'),
  personId: target.id('person'),
  day: EVALUATED_ON,
  answers: [{ criterionId: target.id('evaluationCriterion'), text: 'Proof' }],
  comment: `Proof ${target.next()}`,
});

const based = (record: string) => (target: Target) => ({ evaluationId: target.id(record), version: 1 });

const english = (text: string) => [{ locale: 'en', text }];

export const matrix: SliceMatrix = {
  reads: {
    Query: {
      ownEvaluations: ['signedIn'],
      // Teachers of a group come here too; who they are the server knows, and gives nothing to others.
      'evaluation evaluationGroup evaluationsAbout evaluationsOf formsToEvaluateBy': ['signedIn'],
      'evaluationForms evaluationGroups evaluations': managers,
    },
    OwnEvaluation: {
      '_id acknowledgedAt answers comment criteria day formId formName groupName publishedAt repliedAt reply':
        ['self'],
      evaluatorName: [['self', 'studying']],
    },
    Evaluation: {
      '_id acknowledgedAt answers comment criteria day evaluatorName formId formName': evaluators,
      'groupId groupName missing personId publishedAt regionName repliedAt reply status': evaluators,
      'evaluatorId isToWrite version': evaluators,
      'familyName givenName studentName studentNumber timeZone': evaluators,
    },
    CourseOffering: { groupToEvaluate: ['manager', 'superadmin'] },
    EvaluationPage: { 'count countIsOpen nextCursor rows': managers },
    EvaluationGroup: { '_id isArchived name regionId regionName today': managersThere },
    EvaluatedStudent: { '_id evaluation name personId': managers },
    EvaluationForm: {
      '_id criteria isArchived isUsed name names number regionId regionName version': managersThere,
    },
    EvaluationCriterion: {
      '_id criterionId fours highs isOptional kind label labels lows threes twos stepLabels': readers,
    },
    EvaluationText: { 'locale text': readers },
    EvaluationAnswer: { 'criterionId score text': readers },
  },
  namesOthers: {
    'OwnEvaluation.evaluatorName': [['self', 'studying']],
    'Evaluation.evaluatorName': evaluators,
    'Evaluation.regionName': evaluators,
    'Evaluation.familyName': evaluators,
    'Evaluation.givenName': evaluators,
    'Evaluation.studentName': evaluators,
    'EvaluatedStudent.name': managers,
    'EvaluationForm.regionName': managersThere,
    'EvaluationGroup.regionName': managersThere,
  },
  asks: {
    'Query.evaluations': () => [
      { filter: undefined, first: 20, after: undefined },
      { filter: undefined, first: 1, after: undefined },
    ],
    'Query.evaluationGroup': (target) => [{ groupId: target.id('evaluatedClass') ?? randomUUID() }],
    'Query.formsToEvaluateBy': (target) => [{ groupId: target.id('evaluatedClass') ?? randomUUID() }],
    'Query.evaluationsAbout': (target) => [
      { personId: target.id('person') ?? randomUUID(), formId: undefined },
    ],
    'Query.evaluationsOf': (target) => [
      {
        groupId: target.id('evaluatedClass') ?? randomUUID(),
        formId: target.id('evaluationForm') ?? randomUUID(),
      },
    ],
  },
  writes: {
    saveEvaluation: {
      cases: [
        {
          who: evaluatorsInPerson,
          at: (target) => ({
            evaluationId: target.id('evaluationDraft'),
            version: 1,
            input: inputOf(target),
          }),
        },
      ],
    },
    publishEvaluation: { cases: [{ who: evaluatorsInPerson, at: based('evaluationToPublish') }] },
    withdrawEvaluation: { cases: [{ who: evaluators, at: based('evaluationToWithdraw') }] },
    deleteEvaluation: { cases: [{ who: evaluators, at: based('evaluationToDelete') }] },
    acknowledgeEvaluation: {
      cases: [
        {
          who: [['self', 'inPerson']],
          at: (target) => ({ evaluationId: target.id('evaluationToWithdraw') }),
        },
        // Nobody sees a draft about themselves.
        { who: [], at: (target) => ({ evaluationId: target.id('evaluationDraft') }) },
      ],
    },
    replyToEvaluation: {
      cases: [
        {
          who: [['self', 'inPerson']],
          at: (target) => ({ evaluationId: target.id('evaluationToAnswer'), reply: 'Proof' }),
        },
      ],
    },
    saveEvaluationForm: {
      cases: [
        {
          who: managersThere,
          at: (target) => ({
            formId: target.id('evaluationForm'),
            regionId: target.id('region'),
            version: 1,
            names: english(`Proof ${target.next()}`),
            criteria: [
              { criterionId: randomUUID(), kind: 'TEXT', labels: english('Proof'), isOptional: false },
            ],
          }),
        },
      ],
    },
    archiveEvaluationForm: {
      cases: [
        {
          who: managersThere,
          at: (target) => ({ formId: target.id('evaluationForm'), version: 1, isArchived: true }),
        },
      ],
    },
  },
  seed: seedEvaluations,
};

/**
 * What was published stands in a form of its own: a draft by the same one would keep it from being withdrawn. An evaluator has one draft
 * by each form.
 */
const EVALUATIONS = [
  ['evaluationDraft', 'DRAFT', 'evaluationForm'],
  ['evaluationToPublish', 'DRAFT', 'evaluationForm'],
  ['evaluationToDelete', 'DRAFT', 'otherForm'],
  ['evaluationToWithdraw', 'PUBLISHED', 'publishedForm'],
  ['evaluationToAnswer', 'PUBLISHED', 'publishedForm'],
  ['answeredEvaluation', 'PUBLISHED', 'publishedForm'],
] as const;

/** A class with two forms, by which a person was evaluated in each state. */
async function seedEvaluations({ owner, subject, personId, regionId, registrarId, mark }: Fixture) {
  if (!personId || !regionId) return [];
  // Who came by themselves is told of nobody.
  const evaluatorId = subject.key === FREE_REGISTRANT ? null : registrarId;
  const classId = randomUUID();
  await owner.query(
    `with class as (insert into student_group (id, region_id, name) values ($1, $2, $3))
     insert into group_member (group_id, person_id, region_id, first_day) values ($1, $4, $2, '2026-01-05')`,
    [classId, regionId, mark('evaluatedClass', 'name'), personId],
  );
  const forms = new Map<string, { id: string; versionId: string; criterionId: string; scaleId: string }>();
  for (const name of ['evaluationForm', 'otherForm', 'publishedForm']) {
    const form = {
      id: randomUUID(),
      versionId: randomUUID(),
      criterionId: randomUUID(),
      scaleId: randomUUID(),
    };
    const texts = (column: string) => ({ en: mark(name, column) });
    const words = {
      labels: texts('label'),
      lows: texts('low'),
      threes: texts('three'),
      highs: texts('high'),
      isOptional: true,
    };
    const criteria = [
      { id: form.criterionId, kind: 'TEXT', ...words },
      { id: form.scaleId, kind: 'SCALE', ...words },
    ];
    await owner.query(
      `with form as (insert into evaluation_form (id, region_id) values ($1, $2))
       insert into evaluation_form_version (id, form_id, region_id, number, names, criteria) values ($3, $1, $2, 1, $4, $5)`,
      [form.id, regionId, form.versionId, JSON.stringify(texts('name')), JSON.stringify(criteria)],
    );
    forms.set(name, form);
  }
  const evaluated = [];
  for (const [name, status, formName] of EVALUATIONS) {
    const id = randomUUID();
    const form = forms.get(formName);
    await owner.query(
      `insert into evaluation (id, form_id, form_version_id, region_id, group_id, student_id, evaluator_id, day, answers, comment,
         status, published_at, acknowledged_at, reply, replied_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, case when $11 = 'PUBLISHED' then now() end,
         case when $12 <> '' then now() end, $12, case when $12 <> '' then now() end, now())`,
      [
        id,
        form?.id,
        form?.versionId,
        regionId,
        classId,
        personId,
        // What was left behind is finished by any manager; drafts of others are not written on.
        name === 'evaluationDraft' ? null : evaluatorId,
        EVALUATED_ON,
        JSON.stringify({ [form?.criterionId ?? '']: mark(name, 'answer'), [form?.scaleId ?? '']: 4 }),
        mark(name, 'comment'),
        status,
        name === 'answeredEvaluation' ? mark(name, 'reply') : '',
      ],
    );
    evaluated.push({
      name,
      id,
      ...(status === 'DRAFT' && { readers: { OwnEvaluation: [], Evaluation: evaluators } }),
    });
  }
  return [
    ...evaluated,
    { name: 'evaluationForm', id: forms.get('evaluationForm')?.id ?? '' },
    { name: 'evaluationCriterion', id: forms.get('evaluationForm')?.criterionId ?? '' },
    { name: 'otherForm', id: forms.get('otherForm')?.id ?? '' },
    { name: 'publishedForm', id: forms.get('publishedForm')?.id ?? '' },
    {
      name: 'evaluatedClass',
      id: classId,
      readers: { SignUpGroup: [], HourGroup: managersThere, EvaluationGroup: managersThere },
    },
  ];
}
