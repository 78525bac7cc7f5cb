import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import { universalMidnight, type Day } from '#kit/calendar/day.ts';
import { languageName } from '#kit/messages/locales.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { OnePersonFragment } from './person.graphql.generated.ts';
import styles from '../users.module.css';

const PERMISSION_TEXTS: Readonly<Record<string, MessageId>> = {
  study: 'mayStudy',
  readDocuments: 'mayReadDocuments',
  editOwnProfile: 'mayEditOwnProfile',
  takeAttendance: 'mayTakeAttendance',
  seeExamResults: 'maySeeExamResults',
  manageGroups: 'mayManageGroups',
  confirmHours: 'mayConfirmHours',
  evaluateStudents: 'mayEvaluateStudents',
  manageUsers: 'mayManageUsers',
  manageCourses: 'mayManageCourses',
  manageRegions: 'mayManageRegions',
  decideLeave: 'mayDecideLeave',
  gradeAssignments: 'mayGradeAssignments',
  impersonate: 'mayImpersonate',
  translate: 'mayTranslate',
  manageSettings: 'mayManageSettings',
  manageDocuments: 'mayManageDocuments',
  readSystemLog: 'mayReadSystemLog',
  grantRoles: 'mayGrantRoles',
  readReports: 'mayReadReports',
  uploadVideos: 'mayUploadVideos',
};

/** A permission this page does not know yet is shown by its name. */
export const permissionName = (permission: string, text: (id: MessageId) => string): string => {
  const id = Object.hasOwn(PERMISSION_TEXTS, permission) ? PERMISSION_TEXTS[permission] : undefined;
  return id ? text(id) : permission;
};

interface Fact {
  term: string;
  value: ReactNode;
}

const known = (facts: readonly Fact[]): Fact[] =>
  facts.filter(({ value }) => value !== null && value !== undefined && value !== '');

export function useFactsAbout(person: OnePersonFragment): Fact[] {
  const text = useText();
  const { formatList } = useIntl();
  const { profile, groups, regions, gradYear, gradLocation, locale } = person;
  const current = (groups ?? []).filter(({ archived }) => !archived).map(({ name }) => name);
  return known([
    { term: text('studentNumber'), value: person.studentNumber },
    { term: text('dateOfBirth'), value: person.bornOn && <BirthDate day={person.bornOn} /> },
    { term: text('email'), value: <Email {...person} /> },
    { term: text('personOtherEmails'), value: profile?.emails.map(({ address }) => address).join(', ') },
    { term: text('personPhones'), value: profile?.phones.map(({ number }) => number).join(', ') },
    { term: text('homePage'), value: profile?.homePage },
    { term: text('personLanguage'), value: locale && languageName(locale) },
    { term: text('personCampuses'), value: formatList((regions ?? []).map(({ name }) => name)) },
    { term: text('personGroups'), value: formatList(current) },
    {
      term: text('personGraduated'),
      value: [gradYear, gradLocation].filter((part) => part !== null && part !== undefined).join(', '),
    },
    { term: text('personSince'), value: person.createdAt && <Moment at={person.createdAt} shows="day" /> },
  ]);
}

/** A day without a zone, which none may move. */
function BirthDate({ day }: { day: Day }) {
  const { formatDate } = useIntl();
  return (
    <time dateTime={day}>{formatDate(universalMidnight(day), { dateStyle: 'long', timeZone: 'UTC' })}</time>
  );
}

function Email({ email, emailVerified }: Pick<OnePersonFragment, 'email' | 'emailVerified'>) {
  const text = useText();
  return (
    <span className={styles['mail']}>
      <a href={`mailto:${email ?? ''}`}>{email}</a>
      <Chip tone={emailVerified ? 'success' : 'warning'}>
        {text(emailVerified ? 'emailConfirmed' : 'emailUnconfirmed')}
      </Chip>
    </span>
  );
}

/** What a user may do, by name (HOLE-05). */
export function useRightsOf({ permissions, individualPermissions }: OnePersonFragment): Fact[] {
  const text = useText();
  const { formatList } = useIntl();
  const asText = (names: readonly string[] | null) =>
    formatList((names ?? []).map((name) => permissionName(name, text)));
  return known([
    { term: text('effectivePermissions'), value: asText(permissions) },
    { term: text('individualPermissions'), value: asText(individualPermissions) },
  ]);
}
