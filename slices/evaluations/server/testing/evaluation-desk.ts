import { randomUUID } from 'node:crypto';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { Desk, said } from '#slices/attendance/server/testing/desk.ts';
import type { Browser } from '#testing/browser.ts';
import type { College, TestPerson } from '#testing/college.ts';

export type SignedIn = Browser & { person: TestPerson };

const ANSWERS = 'answers { criterionId score text }';
const SHOWN = `_id formId formName criteria { criterionId label } groupName personId studentName evaluatorName isToWrite day ${ANSWERS} missing
  comment status publishedAt acknowledgedAt reply version`;
const FORM = `_id name number isUsed isArchived version names { locale text }
  criteria { _id criterionId kind label stepLabels isOptional labels { locale text } }`;
const OWN = `_id formName groupName evaluatorName day criteria { label stepLabels } ${ANSWERS} comment acknowledgedAt reply`;
const SAVE = `mutation saveEvaluation($evaluationId: ID!, $version: Int, $input: EvaluationInput!) {
  saveEvaluation(evaluationId: $evaluationId, version: $version, input: $input) { ${SHOWN} } }`;
const based = (name: string, answers: string) => `mutation ${name}($evaluationId: ID!, $version: Int!) {
  ${name}(evaluationId: $evaluationId, version: $version) ${answers} }`;
const PUBLISH = based('publishEvaluation', `{ ${SHOWN} }`);
const WITHDRAW = based('withdrawEvaluation', `{ ${SHOWN} }`);
const REMOVE = based('deleteEvaluation', '');
const READ = `query evaluation($evaluationId: ID!) { evaluation(evaluationId: $evaluationId) { ${SHOWN} } }`;
const LIST = `query evaluations($filter: EvaluationFilter, $first: Int, $after: ID) {
  evaluations(filter: $filter, first: $first, after: $after) { rows { _id } nextCursor count } }`;
const WALK = `query evaluationsOf($groupId: ID!, $formId: ID!) {
  evaluationsOf(groupId: $groupId, formId: $formId) { personId name evaluation { _id status } } }`;
const ABOUT = `query evaluationsAbout($personId: ID!, $formId: ID) {
  evaluationsAbout(personId: $personId, formId: $formId) { _id evaluatorName status isToWrite } }`;
const GROUP = `query evaluationGroup($groupId: ID!) { evaluationGroup(groupId: $groupId) { _id name } }`;
const FORMS_BY = `query formsToEvaluateBy($groupId: ID!) { formsToEvaluateBy(groupId: $groupId) { _id } }`;
const GROUPS = 'query evaluationGroups { evaluationGroups { _id name } }';
const FORMS = `query evaluationForms($regionId: ID) { evaluationForms(regionId: $regionId) { ${FORM} } }`;
const SAVE_FORM = `mutation saveEvaluationForm($formId: ID!, $regionId: ID!, $version: Int, $names: [EvaluationTextInput!]!,
    $criteria: [EvaluationCriterionInput!]!) {
  saveEvaluationForm(formId: $formId, regionId: $regionId, version: $version, names: $names, criteria: $criteria) { ${FORM} } }`;
const ARCHIVE = `mutation archiveEvaluationForm($formId: ID!, $version: Int!, $isArchived: Boolean!) {
  archiveEvaluationForm(formId: $formId, version: $version, isArchived: $isArchived) { ${FORM} } }`;
const OWN_ALL = `query ownEvaluations { ownEvaluations { ${OWN} } }`;
const ACKNOWLEDGE = `mutation acknowledgeEvaluation($evaluationId: ID!) {
  acknowledgeEvaluation(evaluationId: $evaluationId) { ${OWN} } }`;
const REPLY = `mutation replyToEvaluation($evaluationId: ID!, $reply: String!) {
  replyToEvaluation(evaluationId: $evaluationId, reply: $reply) { ${OWN} } }`;

export interface Evaluated {
  _id: string;
  formName: string;
  criteria: { criterionId: string; label: string }[];
  evaluatorName: string | null;
  answers: { criterionId: string; score: number | null; text: string }[];
  missing: string[];
  comment: string;
  status: string;
  publishedAt: string | null;
  acknowledgedAt: string | null;
  reply: string;
  version: number;
}
type Named = Pick<Evaluated, '_id'>;
type Versioned = Pick<Evaluated, '_id' | 'version'>;

export interface Form {
  _id: string;
  name: string;
  number: number;
  isUsed: boolean;
  isArchived: boolean;
  version: number;
  criteria: { _id: string; criterionId: string; label: string; stepLabels: string[] }[];
}

/** A group of a campus with a form, its students, and the managers who evaluate them. */
export class EvaluationDesk extends Desk {
  readonly regionId: string;
  readonly groupId: string;
  readonly formId = randomUUID();
  readonly scaleId = randomUUID();
  readonly questionId = randomUUID();

  private constructor(college: College, made: { regionId: string; groupId: string }) {
    super(college);
    this.regionId = made.regionId;
    this.groupId = made.groupId;
  }

  static async open(college: College): Promise<EvaluationDesk> {
    const { id: regionId } = await college.region({ timeZone: 'Europe/London' });
    const { id: groupId } = await college.group({ regionId });
    const desk = new EvaluationDesk(college, { regionId, groupId });
    await desk.saveForm(await desk.manager());
    return desk;
  }

  student(facts: { locale?: string; lastName?: string } = {}): Promise<SignedIn> {
    const { regionId, groupId } = this;
    return this.college.signedIn({ regionIds: [regionId], groupIds: [groupId], ...facts });
  }

  /** Also a student of the group, if asked. */
  manager(facts: { groupIds?: string[] } = {}): Promise<SignedIn> {
    const { regionId } = this;
    return this.college.signedIn({
      roles: ['user', 'manager'],
      regionIds: [regionId],
      regionRoles: [{ regionId, roleNames: ['manager'] }],
      ...facts,
    });
  }

  /** Who teaches the group, unless another is named: by an account of the campus, or of another one. */
  async teacher({ groupId = this.groupId, home = this.regionId } = {}): Promise<
    SignedIn & { teacherId: string }
  > {
    const teacher = await this.college.signedIn({ regionIds: [home] });
    const teacherId = randomUUID();
    const { owner } = this.college.database;
    await owner.query('insert into teacher (id, region_id, name, person_id) values ($1, $2, $3, $4)', [
      teacherId,
      home,
      'Ida Berg',
      teacher.person.id,
    ]);
    await owner.query(
      'insert into group_teacher (group_id, teacher_id, region_id) select id, $2, region_id from student_group where id = $1',
      [groupId, teacherId],
    );
    return Object.assign(teacher, { teacherId });
  }

  /** A day so many days from today, on the campus. */
  day(from = 0): Day {
    return addDays(dayIn(this.college.now(), 'Europe/London'), from);
  }

  criteria(label = 'Comes prepared') {
    const en = (text: string) => [{ locale: 'en', text }];
    return [
      {
        criterionId: this.scaleId,
        kind: 'SCALE',
        labels: [...en(label), { locale: 'de_DE', text: 'Kommt vorbereitet' }],
        lows: en('Rarely'),
        highs: en('Always'),
        isOptional: false,
      },
      { criterionId: this.questionId, kind: 'TEXT', labels: en('What next?'), isOptional: true },
    ];
  }

  saveForm(by: Browser, version?: number, more: object = {}) {
    const names = [{ locale: 'en', text: 'Term review' }];
    const { formId, regionId } = this;
    return said<Form>(by, SAVE_FORM, {
      formId,
      regionId,
      version,
      names,
      criteria: this.criteria(),
      ...more,
    });
  }

  archive(by: Browser, { _id: formId, version }: Versioned, isArchived = true) {
    return said<Form>(by, ARCHIVE, { formId, version, isArchived });
  }

  forms(by: Browser, regionId?: string) {
    return said<Form[]>(by, FORMS, { regionId });
  }

  input({ person }: { person: TestPerson }, score: number | null = 4, more: object = {}) {
    const { formId, groupId, scaleId } = this;
    const answers = [{ criterionId: scaleId, score }];
    return { formId, groupId, personId: person.id, day: this.day(), answers, comment: 'Steady.', ...more };
  }

  begin(by: Browser, input: object, evaluationId: string = randomUUID()) {
    return said<Evaluated>(by, SAVE, { evaluationId, input });
  }

  writeOn(by: Browser, { _id: evaluationId, version }: Versioned, input: object) {
    return said<Evaluated>(by, SAVE, { evaluationId, version, input });
  }

  publish(by: Browser, { _id: evaluationId, version }: Versioned) {
    return said<Evaluated>(by, PUBLISH, { evaluationId, version });
  }

  /** Of a student, published. */
  async published(by: Browser, student: SignedIn, more: object = {}) {
    return this.publish(by, await this.begin(by, this.input(student, 4, more)));
  }

  withdraw(by: Browser, { _id: evaluationId, version }: Versioned) {
    return said<Evaluated>(by, WITHDRAW, { evaluationId, version });
  }

  remove(by: Browser, { _id: evaluationId, version }: Versioned) {
    return said<string>(by, REMOVE, { evaluationId, version });
  }

  read(by: Browser, { _id: evaluationId }: Named) {
    return said<Evaluated | null>(by, READ, { evaluationId });
  }

  list(by: Browser, filter: object = {}, more: object = {}) {
    return said<{ rows: Named[]; nextCursor: string | null; count: number }>(by, LIST, { filter, ...more });
  }

  walk(by: Browser) {
    const { groupId, formId } = this;
    return said<{ personId: string; evaluation: { _id: string; status: string } | null }[]>(by, WALK, {
      groupId,
      formId,
    });
  }

  about(by: Browser, { person }: { person: TestPerson }, formId?: string) {
    return said<{ _id: string; evaluatorName: string | null; status: string; isToWrite: boolean }[]>(
      by,
      ABOUT,
      {
        personId: person.id,
        formId,
      },
    );
  }

  group(by: Browser) {
    return said<Named | null>(by, GROUP, { groupId: this.groupId });
  }

  formsBy(by: Browser) {
    return said<Named[]>(by, FORMS_BY, { groupId: this.groupId });
  }

  groups(by: Browser) {
    return said<Named[]>(by, GROUPS, {});
  }

  own(by: Browser) {
    return said<Evaluated[]>(by, OWN_ALL, {});
  }

  acknowledge(by: Browser, { _id: evaluationId }: Named) {
    return said<Evaluated>(by, ACKNOWLEDGE, { evaluationId });
  }

  reply(by: Browser, { _id: evaluationId }: Named, reply = 'Thank you.') {
    return said<Evaluated>(by, REPLY, { evaluationId, reply });
  }
}
