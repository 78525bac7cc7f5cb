import { DEFAULT_LOCALE } from '#kit/messages/locales.ts';
import { GROUP_SESSIONS, type GroupValues } from '../rules/group.ts';
import { nextIntake } from '../rules/next-intake.ts';
import { nextYearName } from '../rules/next-year-name.ts';
import type { OneGroupFragment } from './group.graphql.generated.ts';

export type GroupField = keyof GroupValues;

/** What the fields of the form hold; a checkbox that is not checked holds nothing. */
export type GroupFields = Readonly<Record<GroupField, string>>;

export const NEW_GROUP: GroupFields = {
  name: '',
  regionId: '',
  studyYear: '',
  intake: '',
  session: 'DAY',
  locale: DEFAULT_LOCALE,
  openForSignUp: '',
  companionApp: '',
  attendanceSchema: '',
};

const checked = (isChecked: boolean): string => (isChecked ? 'on' : '');

export const fieldsOf = (group: OneGroupFragment): GroupFields => ({
  name: group.name,
  regionId: group.regionId,
  studyYear: group.studyYear ? String(group.studyYear) : '',
  intake: group.intake,
  session: group.session,
  locale: group.locale,
  openForSignUp: checked(group.openForSignUp),
  companionApp: checked(group.companionApp),
  attendanceSchema: group.attendanceSchema,
});

/** The same group a year later; of a promotion also a year further. */
export const fieldsOfNext = (group: OneGroupFragment, studyYear: number | null): GroupFields => ({
  ...fieldsOf(group),
  name: nextIntake(
    studyYear === group.studyYear ? group.name : nextYearName(group.name, group.studyYear ?? 0),
  ),
  intake: nextIntake(group.intake),
  studyYear: studyYear ? String(studyYear) : '',
});

export const groupInputOf = (fields: GroupFields) => ({
  name: fields.name,
  regionId: fields.regionId,
  studyYear: fields.studyYear ? Number(fields.studyYear) : null,
  intake: fields.intake,
  session: GROUP_SESSIONS.find((known) => known === fields.session) ?? 'DAY',
  locale: fields.locale,
  openForSignUp: fields.openForSignUp === 'on',
  companionApp: fields.companionApp === 'on',
  attendanceSchema: fields.attendanceSchema,
});

export type GroupInput = ReturnType<typeof groupInputOf>;
