import { useIntl } from 'react-intl';
import { ROLE_TEXTS, STATUS_TEXTS } from '#kit/access/account-texts.ts';
import { hundredths, writtenPercent } from '#kit/percent/percent.ts';
import { languageName } from '#kit/messages/locales.ts';
import type { Change } from '#kit/ui/audit-trail/diff.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ToldAboutFragment } from './audit.graphql.generated.ts';

type Kind =
  | 'text'
  | 'percent'
  | 'share'
  | 'instant'
  | 'day'
  | 'flag'
  | 'complete'
  | 'language'
  | 'number'
  | 'name'
  | 'minutes'
  | 'code';

/** What the fields of records are called on their forms, and what they hold. Others are shown in the details alone. */
const FIELDS: Readonly<Record<string, readonly [MessageId, Kind]>> = {
  score: ['gradeField', 'percent'],
  complete: ['completeField', 'complete'],
  comment: ['answerComment', 'text'],
  points: ['questionPointsField', 'number'],
  passed: ['resultPassed', 'flag'],
  partId: ['auditPart', 'name'],
  dueAt: ['assignmentDue', 'instant'],
  extendedTo: ['deadlineField', 'instant'],
  deadline: ['examDeadlineAt', 'instant'],
  opensAt: ['examOpensAt', 'instant'],
  closesAt: ['examClosesAt', 'instant'],
  passMark: ['passMarkTerm', 'percent'],
  limitMinutes: ['examLimitField', 'minutes'],
  openBook: ['examOpenBook', 'flag'],
  allowedAttempts: ['examAttemptsTerm', 'number'],
  extraMinutes: ['extraMinutesField', 'minutes'],
  extraAttempts: ['extraAttemptsField', 'number'],
  extraPercent: ['extraTimeField', 'share'],
  status: ['personStatus', 'code'],
  role: ['personRoles', 'code'],
  title: ['documentTitle', 'text'],
  name: ['courseName', 'text'],
  code: ['courseCode', 'text'],
  credits: ['courseCredits', 'number'],
  hidden: ['courseHidden', 'flag'],
  published: ['documentPublished', 'flag'],
  term: ['teachingTerm', 'text'],
  firstDay: ['teachingFirstDay', 'day'],
  lastDay: ['teachingLastDay', 'day'],
  intake: ['groupIntake', 'text'],
  studyYear: ['groupYear', 'number'],
  locale: ['language', 'language'],
  defaultLocale: ['language', 'language'],
  teacherId: ['courseTeacher', 'name'],
  categoryId: ['courseCategory', 'name'],
  toGroupId: ['auditKindGroup', 'name'],
  personIds: ['groupMembers', 'name'],
  from: ['moveMembersFrom', 'name'],
  to: ['moveMembersTo', 'name'],
  orgName: ['settingOrgName', 'text'],
  shortName: ['settingShortName', 'text'],
  appName: ['settingAppName', 'text'],
  senderEmail: ['settingSenderEmail', 'text'],
  assetBaseUrl: ['settingAssetBaseUrl', 'text'],
  formerLearningUrl: ['settingFormerLearningUrl', 'text'],
  defaultAllowedAttempts: ['settingAllowedAttempts', 'number'],
  coreAfterFirstYear: ['settingCoreAfterFirstYear', 'number'],
  electivesAfterFirstYear: ['settingElectivesAfterFirstYear', 'number'],
  coreAfterSecondYear: ['settingCoreAfterSecondYear', 'number'],
  electivesAfterSecondYear: ['settingElectivesAfterSecondYear', 'number'],
  coreToGraduate: ['settingCoreToGraduate', 'number'],
  electivesToGraduate: ['settingElectivesToGraduate', 'number'],
  usesGpa: ['settingGpa', 'flag'],
  keepsBirthDates: ['settingBirthDates', 'flag'],
  tellsSupportViews: ['settingSupportViews', 'flag'],
  appVersionRegion: ['settingAppVersionRegion', 'text'],
  testRegion: ['settingTestRegion', 'text'],
  globalRegionId: ['settingGlobalRegion', 'name'],
  alumniRegionId: ['settingAlumniRegion', 'name'],
  alumniAdminId: ['settingAlumniAdmin', 'name'],
  keptId: ['auditKindPerson', 'name'],
  mergedId: ['auditKindPerson', 'name'],
  regionIds: ['personCampuses', 'name'],
  firstName: ['firstName', 'text'],
  lastName: ['lastName', 'text'],
  email: ['email', 'text'],
  currency: ['currency', 'text'],
  timeZone: ['timeZone', 'text'],
  location: ['location', 'text'],
  graduatedOn: ['personGraduated', 'day'],
  graduationPlace: ['graduationPlace', 'text'],
  url: ['linkUrl', 'text'],
  rate: ['rateUnits', 'number'],
  answer: ['helpAnswer', 'text'],
  text: ['transcriptAsText', 'text'],
  number: ['transcriptNumber', 'text'],
};

/** The words of values that are stored as codes. */
const CODES: Readonly<Record<string, MessageId>> = { ...STATUS_TEXTS, ...ROLE_TEXTS };

/** Of these the sentence tells what was changed, since it is about nothing else. */
const TOLD_IN_SENTENCE = ['enterGrade'];

/** These were not changed: they say which role or grade it is about. */
const WHICH = ['role', 'partId'];

/** More names than this are counted. */
const MAX_NAMES = 10;

/** Longer texts are read in the details. */
const LONGEST = 160;

type AuditValues = Readonly<Record<string, unknown>>;

interface Payload {
  before?: AuditValues;
  after?: AuditValues;
  reason?: string;
}

const payloadIn = (payload: string): Payload => (payload === '' ? {} : (JSON.parse(payload) as Payload));

interface ChangedEntry {
  action: string;
  payload: string;
  about: Pick<ToldAboutFragment, 'record' | 'names'>;
}

interface ShownChanges {
  /** In the sentence itself. */
  inSentence: { before: string | null; after: string } | null;
  changes: Change[];
  reason: string | undefined;
  /** What was decided, where an action has several outcomes. */
  decision: string | null;
}

/** Gives what an entry changed in the reader's words: fields by the names of their forms, records by theirs. */
export function useToldChanges() {
  const text = useText();
  const { formatNumber, formatDate, formatList } = useIntl();

  return function told({ action, payload, about: { record, names } }: ChangedEntry): ShownChanges {
    const { before = {}, after = {}, reason: given } = payloadIn(payload);
    const isAlone = Object.keys(before).length === 0 || Object.keys(after).length === 0;
    const nameOf = (id: unknown) => names.find(({ recordId }) => recordId === id)?.name ?? null;

    function inWords(kind: Kind, value: unknown): string | null {
      if (value === null || value === undefined || value === '') return null;
      if (kind === 'name') {
        const found = [value]
          .flat()
          .map(nameOf)
          .filter((name) => name !== null);
        const others = found.length - MAX_NAMES;
        const shown = others > 0 ? [...found.slice(0, MAX_NAMES), `+${formatNumber(others)}`] : found;
        return shown.length > 0 ? formatList(shown) : null;
      }
      if (typeof value === 'boolean') {
        if (kind === 'complete') return text(value ? 'workComplete' : 'workIncomplete');
        return text(value ? 'auditYes' : 'auditNo');
      }
      if (typeof value === 'number') {
        if (kind === 'percent') return formatNumber(writtenPercent(hundredths(value)));
        if (kind === 'share') return formatNumber(value / 100, { style: 'percent' });
        return kind === 'minutes' ? text('auditMinutes', { count: value }) : formatNumber(value);
      }
      if (typeof value !== 'string' || value.length > LONGEST) return null;
      if (kind === 'code') {
        const id = Object.hasOwn(CODES, value) ? CODES[value] : undefined;
        return id ? text(id) : null;
      }
      if (kind === 'language') return languageName(value);
      if (kind === 'instant') return formatDate(value, { dateStyle: 'medium', timeStyle: 'short' });
      if (kind === 'day') return formatDate(value, { dateStyle: 'medium', timeZone: 'UTC' });
      return value;
    }

    const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const changes = fields.flatMap((field) => {
      const known = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
      if (!known) return [];
      const [label, kind] = known;
      const [was, is] = [inWords(kind, before[field]), inWords(kind, after[field])];
      const saysWhich = WHICH.includes(field);
      // What the sentence calls it by is said already.
      if ((was === is && !saysWhich) || (isAlone && (is ?? was) === record?.name)) return [];
      if (was === null && is === null) return [];
      const change = { field: text(label), before: was, after: is, isAlone: isAlone || saysWhich };
      return [{ name: field, change }];
    });
    const main = TOLD_IN_SENTENCE.includes(action)
      ? changes.find(({ name, change }) => (name === 'score' || name === 'complete') && change.after)?.change
      : undefined;
    const moved =
      action === 'moveGroupMember' ? changes.filter(({ name }) => name === 'from' || name === 'to') : [];
    const [wasIn, isIn] = [nameOf(after['from']), nameOf(after['to'])];
    const reason = given ?? (typeof after['reason'] === 'string' ? after['reason'] : undefined);
    const decision = typeof after['decision'] === 'string' ? after['decision'] : null;
    return {
      decision,
      inSentence: main?.after
        ? { before: main.before, after: main.after }
        : moved.length > 0 && isIn !== null
          ? { before: wasIn, after: isIn }
          : null,
      changes: changes
        .filter((one) => !moved.includes(one) && one.change !== main)
        .map(({ change }) => change),
      reason: reason === '' ? undefined : reason,
    };
  };
}
